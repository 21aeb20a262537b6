// Keeps in a file which test files have begun and not ended: a thread that never comes back can say nothing itself.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export default class UnderWay implements Reporter {
  private readonly begun = new Set<string>();
  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.begun.add(relativeModuleId);
    this.write();
  }
  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.begun.delete(relativeModuleId);
    this.write();
  }
  private write(): void {
    const file = process.env['REDUT_UNDER_WAY'];
    if (file !== undefined) writeFileSync(file, [...this.begun].join('\n'));
  }
}
