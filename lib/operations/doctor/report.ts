import { ranked, type Finding, type Severity } from './finding';
import type { Facts } from './examine-record';

/** What the doctor says of one record; `source` is the page id or the file. */
export type Report = { source: string; facts: Facts; findings: Finding[] };

const titles: Record<Severity, string> = {
  error: 'Costs customers',
  warning: 'Visitors or search engines miss something',
  note: 'Good to know',
};

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`  ${title}`, ...indented(lines)] : [];

/** A report as text for a terminal. */
export const formatReport = ({ source, facts, findings }: Report): string =>
  [
    `${source}${facts.name ? `: ${facts.name}` : ''}`,
    ...section('Hosts', facts.hosts),
    ...section(`Pages (${facts.pages.length})`, facts.pages),
    ...section('Opening hours as understood', facts.hours),
    ...section('Widgets', facts.widgets),
    ...section('Requests go to', facts.pages.length > 0 ? [facts.leads] : []),
    ...(['error', 'warning', 'note'] as const).flatMap((severity) => {
      const lines = ranked(findings).flatMap((finding) =>
        finding.severity === severity ? [`- ${finding.text}`] : [],
      );
      return section(`${titles[severity]} (${lines.length})`, lines);
    }),
    ...(findings.length === 0 ? ['  Nothing to improve.'] : []),
    '',
  ].join('\n');

/** The exit code for CI: 1 when a report has an error, or, if `strict`, a warning. */
export const exitCodeOf = (reports: readonly Report[], strict: boolean): 0 | 1 =>
  reports.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'error' || (strict && severity === 'warning')),
  )
    ? 1
    : 0;
