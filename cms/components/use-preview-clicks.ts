'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { fieldOfForm, useFormConfig } from './use-labels';
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

/**
 * Opens the tab, the section, the rows and the field of a place in the record.
 * @returns the field with its label, which has the cursor
 */
const openField = async (
  wire: string,
  placeOf: (name: string) => Place | null,
): Promise<HTMLElement | null> => {
  const [names, rows = ''] = plainPath(wire).split(/\.(?=\d)(.*)/);
  let path = String(names).replaceAll('.', '__');
  const place = placeOf(path);
  if (!place) return null;
  const { tab, index, isInSection } = place;
  const byId = (id: string) => appears(() => document.getElementById(id));
  document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click();
  if (isInSection)
    show(await appears(() => document.querySelector(`[id^="field-collapsible-"][id$="-${tab}-${index}"]`)));
  let target = await byId(`field-${path}`);
  for (const part of rows.split('.').filter(Boolean)) {
    const isRow = /^\d+$/.test(part);
    const rowId = `${path.replaceAll('.', '-')}-row-${part}`;
    path += `.${part}`;
    const found = await byId(isRow ? rowId : `field-${path.replaceAll('.', '__')}`);
    if (isRow) show(found);
    target = found ?? target;
  }
  target?.scrollIntoView({ block: 'center' });
  // A row opens slowly, and a hidden field takes no focus.
  await appears(() => (target?.checkVisibility() ? target : null));
  const inputs = 'input:not(.file-input), textarea, select';
  [target, ...(target?.querySelectorAll<HTMLElement>(inputs) ?? [])]
    .find((one) => one?.matches(inputs) && one.checkVisibility())
    ?.focus({ preventScroll: true });
  return target?.closest<HTMLElement>('.field-type') ?? target;
};

/** Over the preview of a phone, the touched field alone, above the keyboard (admin.css); Back closes it. */
const useSheet = (isOverPreview: boolean) => {
  const [touched, setSheet] = useState<HTMLElement | null>(null);
  const sheet = isOverPreview ? touched : null;
  const isOpen = sheet !== null;
  /** While the preview opens another page: a history entry made meanwhile belongs to the former page. */
  const [isMoving, setMoving] = useState(false);
  /** The number of the history's entries that are of sheets. */
  const entries = useRef(0);
  useEffect(() => {
    sheet?.setAttribute('data-sheet', '');
    sheet?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    return () => sheet?.removeAttribute('data-sheet');
  }, [sheet]);
  useEffect(() => {
    if (!isOpen) return;
    // At once, as the page may never load; and once more when it is there.
    history.pushState({}, '');
    entries.current += 1;
  }, [isOpen, isMoving]);
  useEffect(() => {
    const back = (event: Event) => {
      if (!entries.current) return;
      entries.current -= 1;
      event.stopImmediatePropagation();
      if (isOpen) setSheet(null);
      // An entry of a sheet that is closed.
      else history.back();
    };
    addEventListener('popstate', back, true);
    return () => removeEventListener('popstate', back, true);
  }, [isOpen]);
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.doc-controls__controls-wrapper');
    if (!isOpen || !bar) return;
    const { style } = document.documentElement;
    // A phone lays its keyboard over the page.
    const rise = () => {
      const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
      style.setProperty('--keyboard', `${innerHeight - height - offsetTop}px`);
      style.setProperty('--bar', `${bar.offsetHeight}px`);
    };
    const resized = new ResizeObserver(rise);
    resized.observe(bar);
    for (const name of ['resize', 'scroll']) visualViewport?.addEventListener(name, rise);
    return () => {
      resized.disconnect();
      for (const name of ['resize', 'scroll']) visualViewport?.removeEventListener(name, rise);
      style.removeProperty('--keyboard');
    };
  }, [isOpen]);
  const close = () => (entries.current && !isMoving ? history.back() : setSheet(null));
  return { isOpen, setSheet, setMoving, close };
};

const placeIn = (form: ClientField[], name: string): Place | null => {
  const tabs = form.find((field) => field.type === 'tabs')?.tabs ?? [];
  const tab = tabs.findIndex(({ fields }) => fieldOfForm(fields, name));
  const fields = tabs[tab]?.fields ?? [];
  const index = fields.findIndex((field) => fieldOfForm([field], name));
  return index < 0 ? null : { tab, index, isInSection: fields[index]?.type === 'collapsible' };
};

/**
 * A touch in the preview opens the field of the touched element. @returns the closer of its sheet, or null
 */
export const usePreviewClicks = (): (() => void) | null => {
  const form = useFormConfig();
  const { url, isLivePreviewing } = useLivePreviewContext();
  const { isOpen, setSheet, setMoving, close } = useSheet(isLivePreviewing);
  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url, location.href);
    const listen = ({ data, origin: from }: MessageEvent) => {
      if (from !== origin) return;
      if (data?.type === 'payload-live-preview') setMoving(false);
      if (data?.type !== 'mainstreet-field' || typeof data.field !== 'string') return;
      setMoving(data.goes === true);
      void openField(data.field, (name) => placeIn(form, name)).then((field) => {
        if (matchMedia('(max-width: 768px)').matches) setSheet(field);
      });
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, form, setSheet, setMoving]);
  return isOpen ? close : null;
};
