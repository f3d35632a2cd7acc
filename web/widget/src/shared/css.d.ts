declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: how the bundler gives a text
  export default text
}
