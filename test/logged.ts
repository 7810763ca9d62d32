/** Keeps what is logged out of a test's output. @returns the lines, as they come */
export const loggedLines = (...methods: ('log' | 'error')[]): string[] => {
  const lines: string[] = [];
  for (const method of methods.length ? methods : (['log', 'error'] as const))
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')));
  return lines;
};
