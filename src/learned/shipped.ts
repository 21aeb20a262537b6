/** Where the weights lie that come with the house, by game; trained as the run beside each in learn/runs says. */
export const SHIPPED: Readonly<Record<string, string | undefined>> = {};
