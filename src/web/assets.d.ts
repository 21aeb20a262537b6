declare module 'virtual:sprite' {
  export const first: string;
  export const rest: string;
}
