'use client';

import { useConfig, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { plainPath } from './wire-path';

const STEPS = 40;
const STEP_MS = 50;
const appears = async (find: () => HTMLElement | null): Promise<HTMLElement | null> => {
  for (let step = 0; step < STEPS; step++) {
    const found = find();
    if (found) return found;
    await new Promise((done) => setTimeout(done, STEP_MS));
  }
  return null;
};

/** Opens the tab, the rows and the field of a place in the record. */
const openField = async (wire: string, tabOf: (name: string) => number): Promise<void> => {
  const parts = plainPath(wire).split('.');
  const firstRow = parts.findIndex((part) => /^\d+$/.test(part));
  const top = (firstRow < 0 ? parts : parts.slice(0, firstRow)).join('__');
  const tab = tabOf(top);
  if (tab < 0) return;
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  let target = await appears(() => document.getElementById(`field-${top}`));
  target?.closest('.collapsible--collapsed')?.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  let path = top;
  for (const part of firstRow < 0 ? [] : parts.slice(firstRow)) {
    if (/^\d+$/.test(part)) {
      const rowId = `${path.replaceAll('__', '__')}-row-${part}`;
      const row = await appears(() => document.getElementById(rowId));
      row
        ?.querySelector<HTMLElement>(
          '.collapsible--collapsed > .collapsible__toggle-wrap .collapsible__toggle',
        )
        ?.click();
      target = row ?? target;
    }
    path = `${path}__${part}`;
    if (!/^\d+$/.test(part))
      target = (await appears(() => document.getElementById(`field-${path}`))) ?? target;
  }
  target?.scrollIntoView({ block: 'center' });
  const input = target?.matches('input, textarea')
    ? target
    : target?.querySelector<HTMLElement>('input, textarea');
  input?.focus({ preventScroll: true });
};

type ClientField = { type: string; name?: string; fields?: ClientField[]; tabs?: ClientField[] };
const holds = (field: ClientField, name: string): boolean =>
  field.name === name ||
  (field.fields ?? []).some(
    (one) => (one.type === 'collapsible' || one.type === 'row' || one.name) && holds(one, name),
  );

/** A click on a text of the preview opens the text's field. */
export const usePreviewClicks = (): void => {
  const { getEntityConfig } = useConfig();
  const { url } = useLivePreviewContext();
  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url, location.href);
    const tabs =
      (getEntityConfig({ collectionSlug: 'businesses' })?.fields as ClientField[] | undefined)?.find(
        ({ type }) => type === 'tabs',
      )?.tabs ?? [];
    const listen = ({ data, origin: from }: MessageEvent) => {
      if (from !== origin || data?.type !== 'mainstreet-field' || typeof data.field !== 'string') return;
      void openField(data.field, (name) => tabs.findIndex((tab) => holds({ ...tab, name: undefined }, name)));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, getEntityConfig]);
};
