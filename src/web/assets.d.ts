declare module 'virtual:sprite' {
  const url: string;
  export default url;
}
declare module 'virtual:rules/*' {
  const text: string;
  export default text;
}
