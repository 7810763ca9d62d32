import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../e2e/support/site-server';

/** What a container is started with. */
export type Image = {
  folder: string;
  directory: string;
  env: NodeJS.ProcessEnv;
  command: string[];
  check: string[];
};

type Stage = Image & { paths: string[] };

/** The instructions of a Dockerfile, with continued lines joined and comments left out. */
const instructionsOf = (text: string): [name: string, rest: string][] =>
  text
    .replace(/\\\n/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

/** As .dockerignore, which here has names and no patterns but a star at the end. */
const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isIgnored = (file: string) => {
  const name = path.relative(root, file);
  return ignored.some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry,
  );
};

const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/**
 * Runs the steps of the Dockerfile in `scratch`, one folder for each stage in place of its root, with this
 * machine's Node instead of the base image. `npm ci` is not run: the installed packages are linked.
 * @returns the last stage
 * @throws Error at an instruction that it does not know, or when a step fails
 */
export const buildImage = (scratch: string): Image => {
  const stages: Stage[] = [];
  const named = new Map<string, Stage>();
  const tools = path.join(scratch, 'tools');
  mkdirSync(tools);
  // There is one account here, and it owns everything that a step makes.
  writeFileSync(path.join(tools, 'chown'), '#!/bin/sh\n', { mode: 0o755 });

  const inside = (stage: Stage, file: string) =>
    path.isAbsolute(file) ? path.join(stage.folder, file) : path.join(stage.folder, stage.directory, file);
  /** A command in which the absolute paths of the stage lead into its folder. */
  const inFolder = (stage: Stage, command: string) =>
    stage.paths.reduce((text, name) => text.replaceAll(` ${name}`, ` ${stage.folder}${name}`), command);

  const copy = (stage: Stage, rest: string) => {
    const [first = '', ...others] = rest.split(' ');
    const from = first.startsWith('--from=') ? named.get(first.slice('--from='.length)) : null;
    const files = first.startsWith('--from=') ? others : [first, ...others];
    const to = files.pop() ?? '.';
    for (const file of files) {
      const source = from ? inside(from, file) : path.join(root, file);
      // As Docker: a folder's content is copied, and a file keeps its name in a folder.
      const isFile = /\.\w+$/.test(path.basename(source)) && !source.includes(`${path.sep}.next`);
      cpSync(source, isFile ? path.join(inside(stage, to), path.basename(source)) : inside(stage, to), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (copied) => from !== null || !isIgnored(copied),
      });
    }
  };

  const run = (stage: Stage, command: string) => {
    if (command.startsWith('npm ci')) {
      execFileSync('cp', ['-al', path.join(root, 'node_modules'), inside(stage, 'node_modules')]);
      return;
    }
    execFileSync('sh', ['-c', inFolder(stage, command)], {
      cwd: inside(stage, '.'),
      env: {
        HOME: scratch,
        PATH: `${tools}:${process.env.PATH}`,
        NEXT_TELEMETRY_DISABLED: '1',
        ...stage.env,
      },
      stdio: 'pipe',
    });
  };

  for (const [name, rest] of instructionsOf(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, as] = rest.split(/ as /i);
      const folder = path.join(scratch, `stage-${stages.length}`);
      const stage: Stage = {
        folder,
        directory: '/',
        env: { NODE_ENV: 'production' },
        command: [],
        check: [],
        paths: [],
      };
      mkdirSync(folder);
      stages.push(stage);
      if (as) named.set(as, stage);
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${name} stands before FROM.`);
    if (name === 'WORKDIR') {
      Object.assign(stage, { directory: rest });
      mkdirSync(inside(stage, '.'), { recursive: true });
    } else if (name === 'ENV') {
      Object.assign(stage.env, assignments(rest));
      if (stage.env.DATA_DIR) stage.paths.push(stage.env.DATA_DIR);
    } else if (name === 'COPY') copy(stage, rest);
    else if (name === 'RUN') run(stage, rest);
    else if (name === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (name === 'HEALTHCHECK') stage.check = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    else if (!['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(name))
      throw new Error(`deploy/tests/container.ts does not know ${name}.`);
  }
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  // What the container sees as /data.
  if (last.env.DATA_DIR) last.env.DATA_DIR = path.join(last.folder, last.env.DATA_DIR);
  return last;
};
