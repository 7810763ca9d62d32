/** For tests: runs a command without a process of its own. What it prints, and its exit code. */
export const runInProcess = async (run: () => Promise<void>) => {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    ...(['stdout', 'stderr'] as const).map((name) =>
      jest.spyOn(process[name], 'write').mockImplementation((text) => {
        printed[name] += String(text);
        return true;
      }),
    ),
    jest.spyOn(console, 'error').mockImplementation((line: string) => {
      printed.stderr += `${line}\n`;
    }),
  ];
  const before = process.exitCode;
  try {
    await run();
    return { status: process.exitCode, ...printed };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
};
