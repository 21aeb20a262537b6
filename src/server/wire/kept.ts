/** Something that many ask for and that is made anew once in a while. */
export class Kept<T> {
  private readonly make: () => Promise<T>;
  private readonly now: () => number;
  private readonly ms: number;
  private made: { readonly at: number; readonly value: Promise<T> } | undefined;
  constructor(make: () => Promise<T>, now: () => number, ms: number) {
    this.make = make;
    this.now = now;
    this.ms = ms;
  }
  value(): Promise<T> {
    const at = this.now();
    if (this.made === undefined || at - this.made.at >= this.ms) {
      const made = { at, value: this.make() };
      this.made = made;
      made.value.catch(() => this.made === made && this.forget());
    }
    return this.made.value;
  }
  /** Who asks next gets it as it is then. */
  forget(): void {
    this.made = undefined;
  }
}
