import { type ComponentType, createElement, Fragment } from 'preact'

/** What JSX becomes: preact's own does more than the widget needs, for 150 bytes. */
export const jsx = (type: ComponentType | string, props: object, key?: string | number) =>
  createElement(type as string, key === undefined ? props : { ...props, key })

export { Fragment, jsx as jsxs }
