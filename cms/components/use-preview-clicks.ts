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

/**
 * Opens the tabs and rows around a field, and scrolls to it: Payload leaves distant fields out of the
 * document.
 */
const show = (holder: HTMLElement | null): void => {
  const own = holder?.querySelector('.collapsible');
  if (own?.classList.contains('collapsible--collapsed'))
    own.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  holder?.scrollIntoView();
};

/** Where a field of the form stands: the number of its tab and of the field or section in it. */
type Place = { tab: number; index: number; isInSection: boolean };

/** Opens the tab, the section, the rows and the field of a place in the record. */
const openField = async (wire: string, placeOf: (name: string) => Place | null): Promise<void> => {
  const parts = plainPath(wire).split('.');
  const firstRow = parts.findIndex((part) => /^\d+$/.test(part));
  const top = (firstRow < 0 ? parts : parts.slice(0, firstRow)).join('__');
  const place = placeOf(top);
  if (!place) return;
  const { tab, index, isInSection } = place;
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  if (isInSection)
    show(await appears(() => document.querySelector(`[id^="field-collapsible-"][id$="-${tab}-${index}"]`)));
  let target = await appears(() => document.getElementById(`field-${top}`));
  let path = top;
  for (const part of firstRow < 0 ? [] : parts.slice(firstRow)) {
    if (/^\d+$/.test(part)) {
      const rowId = `${path}-row-${part}`;
      const row = await appears(() => document.getElementById(rowId));
      show(row);
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
      void openField(data.field, (name) => {
        const tab = tabs.findIndex((one) => holds({ ...one, name: undefined }, name));
        const fields = tabs[tab]?.fields ?? [];
        const index = fields.findIndex((field) => holds(field, name));
        return index < 0 ? null : { tab, index, isInSection: fields[index]?.type === 'collapsible' };
      });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, getEntityConfig]);
};
