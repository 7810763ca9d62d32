import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Declaration, type Node } from 'postcss';
import ts from 'typescript';
import { features } from 'web-features';
import { root } from './site-server';

// Features of the built files that browsers of a floor lack, by the Baseline data of web-features.

/** Since which version of each browser. */
export type Floor = { safari: number; firefox: number; chrome: number };

type Support = Partial<Record<keyof Floor, string>>;

/** The versions that each key of the data needs, such as `css.selectors.has`. */
const supportOf = new Map<string, Support>(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

const isAbove = (key: string, floor: Floor): boolean => {
  const support = supportOf.get(key);
  return (
    support !== undefined &&
    Object.entries(floor).some(
      ([browser, version]) =>
        !(Number.parseFloat((support[browser as keyof Floor] ?? 'none').replace('≤', '')) <= version),
    )
  );
};

const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);
const typeKeys = [...supportOf.keys()].filter((key) => key.startsWith('css.types.'));

const keysOfDeclaration = ({ prop, value }: Declaration): string[] => {
  if (prop.startsWith('--')) return [];
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "''");
  const words = plain.match(/[a-z][a-z-]*/gi) ?? [];
  const functions = [...plain.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, name]) => name);
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    ...typeKeys.filter((key) => functions.includes(lastPart(key))),
    ...(prop === 'content' && plain.includes('/') ? ['css.properties.content.alt_text'] : []),
  ];
};

const keysOfAtRule = ({ name, params }: AtRule): string[] => [
  `css.at-rules.${name}`,
  ...(params.match(/[a-z][a-z-]*/gi) ?? []).map((word) => `css.at-rules.${name}.${word}`),
  ...(/[<>]/.test(params) ? [`css.at-rules.${name}.range_syntax`] : []),
];

const keysOfSelector = (selector: string): string[] => [
  ...(selector.match(/:[a-z-]+/gi) ?? []).map((pseudo) => `css.selectors.${pseudo.slice(1)}`),
  ...(selector.includes('&') ? ['css.selectors.nesting'] : []),
];

const keysOf = (node: Node): string[] => {
  if (node.type === 'decl') return keysOfDeclaration(node as Declaration);
  if (node.type === 'atrule') return keysOfAtRule(node as AtRule);
  return node.type === 'rule' ? keysOfSelector((node as postcss.Rule).selector) : [];
};

const isInSupports = ({ parent }: Node): boolean =>
  parent !== undefined && ((parent as AtRule).name === 'supports' || isInSupports(parent));

/** Whether the same rule says the property, or its shorthand, before: browsers skip what they cannot read. */
const hasEarlier = (node: Node): boolean => {
  if (node.type !== 'decl') return false;
  const { prop } = node as Declaration;
  for (let other = node.prev(); other; other = other.prev()) {
    const earlier = other.type === 'decl' ? (other as Declaration).prop.replace(/^-webkit-/, '') : ' ';
    if (prop === earlier || prop.startsWith(`${earlier}-`)) return true;
  }
  return false;
};

/** The features of a stylesheet above the floor that have no fallback, each with its first place. */
export const featuresOfStyles = (css: string, floor: Floor): Map<string, string> => {
  const found = new Map<string, string>();
  postcss.parse(css).walk((node) => {
    if (isInSupports(node) || hasEarlier(node)) return;
    for (const key of keysOf(node))
      if (isAbove(key, floor) && !found.has(key)) found.set(key, node.toString().slice(0, 120));
  });
  return found;
};

/** The objects by whose names scripts reach an interface's members. */
const reachedAs: Record<string, readonly string[]> = {
  Window: ['window', 'globalThis', 'self'],
  Document: ['document'],
  Navigator: ['navigator'],
  Performance: ['performance'],
};
/** Interfaces whose objects have any name in a script: their members are looked for by the member's name. */
const anywhere = new Set(
  'Array String Object Promise Map Set RegExp Response Blob Element HTMLElement HTMLDialogElement'.split(' '),
);

/** What a script may write for a feature, such as `URL.canParse`, `.toSorted` and `requestIdleCallback`. */
const spellingsOf = (owner: string, member: string | undefined): string[] => {
  if (member === undefined) return [`new ${owner}`];
  if (member.endsWith('_static')) return [`${owner}.${member.replace('_static', '')}`];
  if (anywhere.has(owner)) return [`.${member}`, `${owner}.${member}`];
  return (reachedAs[owner] ?? []).map((name) => `${name}.${member}`);
};

/** The keys above the floor by their spelling; one that also stands for something older is left out. */
const namesAbove = (floor: Floor): Map<string, string> => {
  const older = new Set<string>();
  const names = new Map<string, string>();
  for (const key of supportOf.keys()) {
    const [kind, owner = '', member, ...more] = key.replace(/^javascript\.builtins/, 'builtins').split('.');
    if ((kind !== 'api' && kind !== 'builtins') || more.length > 0) continue;
    if (!isAbove(key, floor)) older.add(`.${member?.replace('_static', '')}`);
    else for (const spelling of spellingsOf(owner, member)) names.set(spelling, key);
  }
  return new Map([...names].filter(([spelling]) => !older.has(spelling)));
};

/** Whether the place asks for the name: `name?.x`, `name?.()`, `typeof name`, `if (name)`, `name ? x : y`. */
const isAsked = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.questionDotToken !== undefined;
  if (ts.isCallExpression(parent)) return parent.questionDotToken !== undefined;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind !== ts.SyntaxKind.CommaToken;
  return ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isIfStatement(parent);
};

/** The interfaces above the floor that a script uses without asking for them anywhere. */
export const featuresOfScripts = (scripts: readonly string[], floor: Floor): Map<string, string> => {
  const names = namesAbove(floor);
  const found = new Map<string, string>();
  // `'canParse' in URL || (URL.canParse = ...)`: Next adds what is missing, for all scripts.
  const added = new Set(
    scripts.flatMap((script) =>
      [...script.matchAll(/"(\w+)"in (\w+)/g)].map(([, member, owner]) => `${owner}.${member}`),
    ),
  );
  for (const script of scripts) {
    const used = new Map<string, string>();
    const asked = new Set<string>();
    const note = (spelling: string, node: ts.Node) => {
      const key = names.get(spelling);
      if (key === undefined) return;
      if (isAsked(node) || added.has(spelling)) asked.add(key);
      else used.set(key, node.getText().slice(-80));
    };
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) {
        const { text } = node.name;
        note(`.${text}`, node);
        if (ts.isIdentifier(node.expression)) note(`${node.expression.text}.${text}`, node);
      } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression))
        note(`new ${node.expression.text}`, node);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('built.js', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
    for (const [key, place] of used) if (!asked.has(key)) found.set(key, place);
  }
  return found;
};

/** The files of the build below a folder whose names end so. */
export const builtFiles = (folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(root, folder, name));

export const readBuilt = (file: string): string => readFileSync(file, 'utf8');

/** The build's scripts but the polyfills that browsers with modules do not load. */
export const builtScripts = (): string[] => {
  const manifest = JSON.parse(readBuilt(path.join(root, '.next/build-manifest.json')));
  const skipped = (manifest as { polyfillFiles: string[] }).polyfillFiles.map((name) => path.basename(name));
  return builtFiles('.next/static', '.js').filter((file) => !skipped.includes(path.basename(file)));
};
