'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldDiffContainer, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { nameOfDay, type Week } from '../record/hours-by-day';
import { usePictureUrl } from './findings';
import { isSameWord } from './wire-path';

type Value = Record<string, string | null>[] | Week | string | null | undefined;
type Props = {
  comparisonValue?: Value;
  versionValue?: Value;
  field: { label?: StaticLabel | false; options?: { label: StaticLabel; value: string }[] };
  nestingLevel?: number;
};

const linesOf = (value: Exclude<Value, string>, dayName: (day: string) => string): string[] => {
  if (Array.isArray(value))
    return value.map(({ id: _, ...row }) => Object.values(row).filter(Boolean).join(': '));
  return Object.entries(value ?? {}).map(
    ([day, shifts]) =>
      `${dayName(day)}: ${shifts.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || '–'}`,
  );
};

/** Hours, pictures and choices of two versions, as lines; entries of only one version are marked. */
export const ListDiff = ({ comparisonValue, versionValue, field, nestingLevel }: Props) => {
  const { i18n } = useTranslation();
  const pictureUrl = usePictureUrl();
  const dayName = (day: string) => nameOfDay(day, i18n.language);
  const [before = [], after = []] = [comparisonValue, versionValue].map((value) => {
    if (typeof value !== 'string') return linesOf(value, dayName);
    return [getTranslation(field.options?.find((one) => isSameWord(one.value, value))?.label ?? value, i18n)];
  });
  const side = (lines: string[], others: string[]) => (
    <ul className="list-diff">
      {lines.map((line, index) => (
        <li key={`${line}${index}`} data-changed={!others.includes(line)}>
          {/^(\/|https?:)\S+$/.test(line) ? <img src={pictureUrl(line)} alt={line} /> : line}
        </li>
      ))}
    </ul>
  );
  return (
    <FieldDiffContainer
      From={side(before, after)}
      To={side(after, before)}
      i18n={i18n}
      label={{ label: field.label || '' }}
      nestingLevel={nestingLevel}
    />
  );
};
