import { writeFileSync } from 'node:fs';

/** Writes the result of each test to the file named by SUITE_REPORT. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads reporters by their default export
export default class SuiteReport {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => {
      const broken = module.errors().map(() => ({ name: module.relativeModuleId, state: 'failed', seconds: 0, isFlaky: false }));
      return [...broken, ...Array.from(module.children.allTests(), (test) => describe(module, test))];
    });
    writeFileSync(process.env.SUITE_REPORT, JSON.stringify({ tests }));
  }
}

function describe(module, test) {
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  const { state } = test.result();
  return {
    name: `${module.relativeModuleId} › ${test.fullName}`,
    // A test that never ran because its hooks failed has not passed.
    state: state === 'pending' ? 'failed' : state,
    seconds: duration / 1000,
    isFlaky: flaky,
  };
}
