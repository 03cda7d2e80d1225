import { readFileSync, writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import { JsonReporter, type TestModule } from 'vitest/node';

/**
 * Vitest's JSON report, written to `--outputFile.json`. A file's `message` has the errors of all its hooks; Vitest's
 * own report leaves out those of a `describe`.
 */
export default class VitestReport extends JsonReporter {
  constructor() {
    super({});
  }

  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    await super.onTestRunEnd(modules);
    const { outputFile } = this.ctx.config;
    const path = typeof outputFile === 'object' ? outputFile.json : outputFile;
    if (path === undefined) throw new Error('--outputFile.json is missing');
    const messages = new Map(modules.map((module) => [module.moduleId, messageOf(module)]));
    const report = JSON.parse(readFileSync(path, 'utf8'));
    // A file can run in several projects, but a step runs one of them.
    for (const file of report.testResults) file.message = messages.get(file.name);
    writeFileSync(path, JSON.stringify(report));
  }
}

const messageOf = (module: TestModule): string =>
  [module, ...module.children.allSuites()]
    .flatMap((suite) =>
      suite.errors().map((error) => `${suite.type === 'suite' ? `${suite.fullName}: ` : ''}${textOf(error)}`),
    )
    .join('\n');

const textOf = ({ stack, message, cause }: SerializedError): string =>
  [stack || message, ...(cause ? [`caused by ${textOf(cause)}`] : [])].join('\n');
