/** An answer that ends the request at once. */
export class Refusal extends Error {
  readonly status: number;
  readonly values: object;
  constructor(status: number, rule: string, values: object = {}) {
    super(rule);
    this.status = status;
    this.values = values;
  }
}
