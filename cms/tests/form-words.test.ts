import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import ts from 'typescript';
import { blocksWith, choices, formFields, pathsIn, tabs } from '../record/form-fields';
import type { Shape } from '../record/shape';
import { findingWords, inLabels, shownAt } from '../record/findings-words';
import { agencyNames } from '../record/record-form';
import type { FieldWords, Words } from '../record/words';
import spanishFindings from '../record/findings.es.json' with { type: 'json' };
import spanish from '../record/spanish.json' with { type: 'json' };
import ownWords from '../settings/own-words.json' with { type: 'json' };
import { root } from './support';
import { hasUnknownWord } from './unknown-words';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: { enum?: string[] }[];
};

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sentences = JSON.parse(read('lib/operations/onboarding/doctor/sentences.json')) as Record<
  string,
  { text: string }
>;
const none = (found: unknown[]) => assert.deepStrictEqual(found, []);
/** The editor's own files in these folders. */
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, 'cms', folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `cms/${folder}/${name}`,
    ),
  );

const placed = tabs.flatMap(({ sections }) => sections.flatMap(pathsIn));
// Days and hours are one field of the form.
const inOtherField = ['dbPrincipal.workdays', 'dbPrincipal.workHours'];

const missing = (path: string, words: FieldWords | undefined, shape: Shape): string[] => {
  if (!words) return [path];
  const texts = [words.label, words.help ?? words.label].every(({ en, es }) => en.trim() && es.trim());
  const rows = 'row' in shape ? Object.entries(shape.row) : [];
  return [
    ...(texts ? [] : [`${path}: texts`]),
    ...('row' in shape && !words.row ? [`${path}: the name of an entry`] : []),
    ...rows.flatMap(([key, cell]) => missing(`${path}[].${key}`, words.rows?.[key], cell)),
  ];
};

test('every field has one place in the form, and a label and a help in both languages', () => {
  const shown = [...formFields].filter(([path]) => !inOtherField.includes(path));
  assert.deepStrictEqual(placed.toSorted(), shown.map(([path]) => path).sort());
  none(shown.flatMap(([path, { words, shape }]) => missing(path, words, shape)));
});

test('a field that is chosen has the values that the record’s schema suggests', () => {
  const record = JSON.parse(read('content/record.schema.json')) as Schema;
  const suggestedAt = (path: string) =>
    path.split('.').reduce<Schema | undefined>((one, key) => (one?.items ?? one)?.properties?.[key], record)
      ?.anyOf?.[0]?.enum ?? [];
  for (const [path, values] of Object.entries(choices))
    assert.deepStrictEqual(Object.keys(values).sort(), suggestedAt(path).toSorted(), path);
});

test('a field that only some kinds of blocks have is a field of blocks, and shown for these kinds', () => {
  const { shape } = formFields.get('options.pages') ?? {};
  const blocks = shape && 'row' in shape ? shape.row.blocks : undefined;
  const fields = Object.keys(blocks && 'row' in blocks ? blocks.row : {});
  none(Object.keys(blocksWith).filter((name) => !fields.includes(name)));
  const kinds = new Set(Object.values(blocksWith).flat());
  const known = Object.keys(choices['options.pages.blocks.type'] ?? {});
  none([...kinds].filter((kind) => !known.includes(kind)));
  const css = read('cms/app/(payload)/admin.css').matchAll(/\[value='(\w+)'\]:checked\) > \.of-\1\b/g);
  const shown = [...css].map(([, kind]) => kind as string);
  assert.deepStrictEqual(shown.sort(), [...kinds].sort());
});

test('English and Spanish differ, and no help is longer than two lines of a phone', () => {
  const all = (words: FieldWords): FieldWords[] => [words, ...Object.values(words.rows ?? {}).flatMap(all)];
  const words = [...formFields.values()].flatMap((field) => (field.words ? all(field.words) : []));
  for (const help of words.flatMap((one) => one.help ?? [])) {
    assert.notEqual(help.en, help.es);
    assert.ok(help.en.length <= 110 && help.es.length <= 125, help.en);
  }
});

test('every rule of the site’s doctor has a sentence in Spanish', () => {
  const codes = Object.keys(sentences);
  assert.ok(codes.length > 90);
  assert.deepStrictEqual(codes.sort(), Object.keys(spanishFindings).sort());
});

test('findings name fields by their labels, never by their names in the record', () => {
  const report = read('test/expected/doctor-reports.txt');
  const texts = [...report.matchAll(/^ {4}- (.*)$/gm)].map(([, text]) => text as string);
  assert.ok(texts.length > 400);
  const inRecord = /\b[a-z]+[A-Z]\w*|"\w+":|\b(db[A-Z]|options|styles)\b|`/;
  const shown = texts
    // A line of the report has several findings.
    .filter((text) => !text.includes(' is not a field of the record'))
    .map((text) => inLabels(text).replace(/https?:\S+/g, ''));
  none(shown.filter((text) => inRecord.test(text)));
  assert.equal(
    inLabels('“303 x2” in dbPrincipal.phones[1].phone is odd. Write "country": "US" in options.'),
    '“303 x2” in “Phone numbers” is odd. Write “Country”: US.',
  );
});

test('owners read findings without the parts of a site or a server', () => {
  const parts =
    /\b(hero|slider|widget|HTML|Markdown|DNS|record|database|docId|slug|JSON|host|product|feed)\b|: true|[A-Z]_/i;
  const texts = Object.entries(sentences).map(([code, { text }]) => findingWords({ code, text }).en);
  none(texts.filter((text) => parts.test(text) || hasUnknownWord(text)));
  assert.equal(
    inLabels('“<b>” in dbSlogan[0].slogan is HTML: its marks are taken out.'),
    '“<b>” in “Slogans” was written for another program: its marks are taken out.',
  );
  assert.match(inLabels('dbServices[3] has neither `hours` nor `closed`: true'), /^“Services” 4 .*“Closed”$/);
});

test('a finding is read at a field of the form, at the list around it, or at the head of the form', () => {
  const places = {
    'dbPrincipal.phones[1].phone': 'dbPrincipal.phones.1.phone',
    'dbServices[2]': 'dbServices',
    'dbServices[2].description[0].text': 'dbServices.2.description.0.text',
    'gallery[4]': 'gallery',
    'options.serviceArea.cities[1]': 'options.serviceArea.cities.1',
    'dbPrincipal.licence': null,
    styles: null,
    linkPostEmail: null,
  };
  for (const [field, shown] of Object.entries(places)) assert.equal(shownAt(field, false), shown, field);
  assert.equal(shownAt('linkPostEmail', true), 'linkPostEmail');
});

test('the words of owners have none that only builders of websites know', () => {
  const all = (words: FieldWords): Words[] => [
    ...[words.label, words.help, words.row].flatMap((one) => one ?? []),
    ...Object.values(words.rows ?? {}).flatMap(all),
  ];
  const ofForm = [...formFields].flatMap(([name, { words }]) =>
    words && !agencyNames.has(name.replaceAll('.', '__')) ? all(words) : [],
  );
  const ofTabs = tabs.flatMap(({ label, sections }) => [
    label,
    ...sections.flatMap((one) => one.label ?? []),
  ]);
  const shown = [...ofForm, ...ofTabs, ...Object.values(choices).flatMap((values) => Object.values(values))]
    .flatMap(({ en, es }) => [en, es])
    .concat(Object.values(spanishFindings));
  const payloads = (['en', 'es'] as const).flatMap((language) =>
    Object.entries(ownWords[language]).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => {
        const groups: Record<string, Record<string, unknown>> = { en, es }[language].translations;
        assert.ok(groups[group]?.[key], `Payload has no text ${group}:${key}`);
        return text;
      }),
    ),
  );
  none([...shown, ...payloads].filter(hasUnknownWord));
});

test('each text of the editor is used, and has the same values in both languages', () => {
  const code = filesOf('access', 'app', 'changes', 'collections', 'components', 'login', 'record', 'site')
    .filter((name) => /(\.tsx?|layout\.json)$/.test(name))
    .map(read)
    .join('\n');
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].join();
  for (const [english, text] of Object.entries(spanish)) {
    assert.ok(code.includes(english), english);
    assert.equal(valuesIn(text), valuesIn(english));
  }
});

/**
 * Texts that stand in the code itself, in one language: between tags, in attributes that are read, in
 * refusals.
 */
const literalTexts = (file: string): string[] => {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isRead = /^(aria-label|placeholder|title|alt)$/;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && isRead.test(node.name.getText()) && node.initializer)
      if (ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'APIError')
      found.push(node.arguments?.[0]?.getText() ?? '');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !['https://', 'Mainstreet'].includes(text));
};

test('no component, page or refusal has a text of one language only', () => {
  const found = filesOf('components', 'collections', 'changes', 'access', 'login')
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) => literalTexts(file).map((text) => `${path.basename(file)}: ${text}`));
  // A record as a whole comes from commands and the API; `Nothing changed` is answered by the server to
  // itself.
  assert.deepStrictEqual(found, [
    "business-content.ts: 'The record is no JSON.'",
    "business-content.ts: 'The record must be a JSON object.'",
    "business-content.ts: 'Nothing changed.'",
    'routes.ts: said(w(english, values), req.i18n.language)',
  ]);
});
