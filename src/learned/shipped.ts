/** Where the weights lie that come with the house, by game; trained as learn/runs/README.md says. */
export const SHIPPED: Readonly<Record<string, string | undefined>> = {
  liberation: new URL('./weights/liberation.gz', import.meta.url).href,
  afu: new URL('./weights/afu.gz', import.meta.url).href,
  war: new URL('./weights/war.gz', import.meta.url).href,
};
