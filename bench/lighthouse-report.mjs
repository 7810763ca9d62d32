// What is read out of a Lighthouse result ("lhr"), without measuring anything.

const SHOWN_ITEMS = 4;
const SHOWN_LETTERS = 160;

const percent = (category) => Math.round((category.score ?? 0) * 100);

/**
 * Scores 0 to 100; times in whole milliseconds; CLS without a unit, to four digits; machine: Lighthouse's own
 * index of the machine's speed before this run; stolen: percent of the processor that others had in it.
 */
export const numbersOf = ({ categories, audits, environment, stolen }) => {
  const value = (id) => audits[id].numericValue ?? NaN;
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    tbt: Math.round(value('total-blocking-time')),
    speedIndex: Math.round(value('speed-index')),
    bytes: Math.round(value('total-byte-weight')),
    machine: Math.round(environment.benchmarkIndex),
    stolen: Math.round(stolen * 100),
  };
};

/** The median of one number over all runs (of an even number, the lower of the two). @param {string} name */
export const medianOf = (results, name) =>
  results.map((result) => numbersOf(result)[name]).sort((a, b) => a - b)[
    Math.floor((results.length - 1) / 2)
  ];

/**
 * Whether a run measured the page, and not the machine's other work. Lighthouse slows the
 * processor down four times to arrive at a phone, which is meant for a computer with an index of about 1,500
 * (its docs/throttling.md).
 */
export const isQuiet = ({ environment, stolen }) => environment.benchmarkIndex >= 1_300 && stolen <= 0.05;

/** The run with the largest layout shift. */
export const shiftiestRun = (results) =>
  results.reduce((worst, result) => (numbersOf(result).cls > numbersOf(worst).cls ? result : worst));

/** Performance 97 and no layout shift; everything else complete. */
export const reachesGoals = ({ performance, accessibility, bestPractices, seo, cls }) =>
  performance >= 97 && [accessibility, bestPractices, seo].every((score) => score === 100) && cls === 0;

/** The median run by performance score (of an even number, the lower of the two). */
export const medianRun = (results) =>
  results.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)[
    Math.floor((results.length - 1) / 2)
  ];

const short = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS)}...` : line;
};

const measured = {
  wastedBytes: 'bytes too many',
  totalBytes: 'bytes',
  wastedMs: 'ms too many',
  duration: 'ms',
  total: 'ms',
};
const itemTexts = ['text', 'groupLabel', 'label', 'reason', 'description'];

/** Where an audit's finding is, and how much: an element's selector and tag, or an address and figures. */
const placeOf = (item) => {
  const node = item.node ?? (item.type === 'node' ? item : null);
  if (node) return `${node.selector} ${node.snippet ?? ''}`;
  const where = item.url ?? item.href ?? item.source?.url ?? item.sourceLocation?.url;
  const figures = Object.entries(measured).flatMap(([name, unit]) =>
    Number.isFinite(item[name]) ? [`${Math.round(item[name])} ${unit}`] : [],
  );
  return [
    where,
    ...itemTexts.map((name) => item[name]).filter((value) => typeof value === 'string'),
    ...figures,
  ]
    .filter(Boolean)
    .join(', ');
};

/** An audit's items: some hold lists of their own. */
const itemsOf = (details) =>
  (details?.items ?? []).flatMap((item) => {
    if (item.type === 'table' || item.type === 'list') return itemsOf(item);
    return item.value?.type === 'table' ? itemsOf(item.value) : [item];
  });

/** The elements that moved while the page loaded: Lighthouse forgives a little of it, the goals do not. */
export const layoutShifts = ({ audits }) =>
  itemsOf(audits['layout-shifts']?.details).map(
    (item) => `  ${item.score?.toFixed(4)} ${short(placeOf(item))}`,
  );

/**
 * One entry, of one or more lines, for each audit that has a score below 1, or that failed to run: its title,
 * what was measured, and where.
 */
export const imperfectAudits = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit.scoreDisplayMode !== 'error' && (audit.score === null || audit.score >= 1)) return [];
      const counted = weight > 0 ? '' : ', weight 0';
      const measured = audit.displayValue ? ` (${audit.displayValue})` : '';
      const score = audit.score ?? audit.errorMessage;
      const title = `  [${category}${counted}] ${score} ${id}: ${audit.title}${measured}`;
      const places = itemsOf(audit.details).map(placeOf).filter(Boolean);
      return [
        [
          title,
          ...places.slice(0, SHOWN_ITEMS).map((place) => `      ${short(place)}`),
          ...(places.length > SHOWN_ITEMS ? [`      and ${places.length - SHOWN_ITEMS} more`] : []),
        ].join('\n'),
      ];
    }),
  );
