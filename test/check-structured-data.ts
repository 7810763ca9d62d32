import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// schema-dts is generated from schema.org's published vocabulary. A document that came out at run time is
// checked against it as the compiler would check it in source code: every type must exist, every property
// belong to its type, every value be in range.

const compiler = path.resolve('node_modules/typescript-7/bin/tsc');
const options = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--pretty', 'false'],
];

/** What the vocabulary looks at in a node: types, properties and kinds of values. */
const shapeOf = (node: object) =>
  JSON.stringify(node, (key, value: unknown) => {
    if (Array.isArray(value))
      return [...new Map(value.map((entry) => [JSON.stringify(Object.keys(Object(entry))), entry])).values()];
    return typeof value === 'object' || key === '@type' ? value : typeof value;
  });

/** For tests: violations of schema.org's vocabulary, one text each. */
export const vocabularyProblems = (documents: readonly { '@graph': readonly object[] }[]): string[] => {
  // Node by node: each is compared with the types of its own @type alone, which is quick and says what is
  // wrong.
  const nodes = documents.flatMap((document) => document['@graph']) as { '@type': string }[];
  const different = [...new Map(nodes.map((node) => [shapeOf(node), node])).values()];
  const lines = [
    `import type * as S from ${JSON.stringify(path.resolve('node_modules/schema-dts'))};`,
    ...different.map(
      (node, index) =>
        `export const n${index}: Exclude<Extract<S.${node['@type']}, { '@type': '${node['@type']}' }>, string> = ${JSON.stringify(node)};`,
    ),
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-vocabulary-'));
  const file = path.join(folder, 'documents.ts');
  try {
    writeFileSync(file, lines.join('\n'));
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, file], {
      encoding: 'utf8',
    });
    const problems = [...stdout.matchAll(/\((\d+),\d+\): (error .*)/g)].map(
      ([, line, problem]) => `${problem} in ${lines[Number(line) - 1]}`,
    );
    if (status !== 0 && problems.length === 0) throw new Error(`The compiler failed: ${stdout}`);
    return problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a graph, nested ones too. */
export const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

/**
 * What Google's documentation of structured data requires of each kind (LocalBusiness, Breadcrumb,
 * Organization, site name).
 */
const requiredByGoogle: Record<string, string[]> = {
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ImageObject: ['contentUrl'],
  // Google also wants uploadDate, which few records have; without it search results show no preview.
  VideoObject: ['name', 'thumbnailUrl'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};
const subtypes = (
  'HousePainter Plumber RoofingContractor Electrician HVACBusiness MovingCompany Locksmith ' +
  'GeneralContractor HomeAndConstructionBusiness'
).split(' ');

/** For tests: missing properties that Google requires, dangling references, and duplicates in a graph. */
export const graphProblems = (graph: { '@graph': readonly unknown[] }): string[] => {
  const nodes = nodesIn(graph['@graph']);
  const named = graph['@graph'].flatMap((node) => (isNode(node) ? [node['@id']] : []));
  const missing = nodes.flatMap((node) => {
    const type = String(node['@type'] ?? '');
    const required = requiredByGoogle[subtypes.includes(type) ? 'LocalBusiness' : type] ?? [];
    return (
      required
        .filter((property) => node[property] === undefined)
        // Special hours have dates in place of days.
        .filter((property) => property !== 'dayOfWeek' || node.validFrom === undefined)
        .map((property) => `${type} without ${property}`)
    );
  });
  const dangling = nodes
    .filter(
      (node) => node['@type'] === undefined && node['@graph'] === undefined && !named.includes(node['@id']),
    )
    .map((node) => `nothing is called ${String(node['@id'])}`);
  const twice = named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${String(id)} twice`);
  const ratings = nodes.some((node) => 'aggregateRating' in node || 'review' in node)
    ? ['a rating of the business by itself']
    : [];
  return [...missing, ...dangling, ...twice, ...ratings];
};
