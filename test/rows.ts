import { readFileSync } from 'node:fs';

const decoded = (text: string) =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The lines `text => meaning` of a file, without those that start with '#'. */
export const rowsOf = (file: string): [text: string, meaning: string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, text = '', meaning = ''] = /^(.*) =>(?: (.*))?$/.exec(line) ?? [];
      return [decoded(text), meaning];
    });
