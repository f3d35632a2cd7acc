/** The build brings styles in as text. */
declare module '*.css' {
  const styles: string
  export default styles
}
