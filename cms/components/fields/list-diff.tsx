'use client';

import { getTranslation } from '@payloadcms/translations';
import { FieldDiffContainer, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';
import { readable } from '../../record/readable';
import { usePictureUrl } from '../findings';
import { isSameWord } from '../wire-path';

type Props = {
  comparisonValue?: unknown;
  versionValue?: unknown;
  field: { label?: StaticLabel | false; options?: { label: StaticLabel; value: string }[] };
  nestingLevel?: number;
};

/** Hours, pictures and choices of two versions, as lines; entries of only one version are marked. */
export const ListDiff = ({ comparisonValue, versionValue, field, nestingLevel }: Props) => {
  const { i18n } = useTranslation();
  const pictureUrl = usePictureUrl();
  const linesOf = (value: unknown): string[] => {
    if (typeof value === 'string')
      return [
        getTranslation(field.options?.find((one) => isSameWord(one.value, value))?.label ?? value, i18n),
      ];
    if (Array.isArray(value)) return value.map((row) => readable(row, i18n.language));
    return readable(value, i18n.language).split('\n').filter(Boolean);
  };
  const [before, after] = [linesOf(comparisonValue), linesOf(versionValue)];
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
