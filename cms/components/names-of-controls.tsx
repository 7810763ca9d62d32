'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useWords } from './basics';

/**
 * Names Payload's controls that have an icon only, keeps its hidden arrows out of the order of Tab, and lets
 * the keyboard scroll the way to the page.
 */
export const NamesOfControls = ({ children }: { children: ReactNode }) => {
  const say = useWords();
  const complete = useEffectEvent(() => {
    const set = (selector: string, name: string, value: string) => {
      for (const one of document.querySelectorAll(`:is(${selector}):not([${name}='${value}'])`))
        one.setAttribute(name, value);
    };
    const [choose, more] = [say('Choose'), say('More')];
    set('.collapsible__drag', 'aria-label', say('Move by dragging'));
    set('.array-actions__button', 'aria-label', more);
    for (const button of document.querySelectorAll('.popup-button:not([aria-label])'))
      if (!button.textContent?.trim()) button.setAttribute('aria-label', more);
    set('.file-details__remove', 'aria-label', say('Remove'));
    // In a drawer, Payload names the input otherwise than its label does.
    for (const label of document.querySelectorAll<HTMLLabelElement>('.doc-drawer label[for]'))
      if (!label.control)
        label.htmlFor = label.parentElement?.querySelector('input, textarea')?.id ?? label.htmlFor;
    set('.dropdown-indicator, .clear-indicator', 'tabindex', '-1');
    set('.sort-column__asc', 'aria-label', say('Sort upwards'));
    set('.sort-column__desc', 'aria-label', say('Sort downwards'));
    set('.step-nav', 'tabindex', '0');
    set('.live-preview-window iframe', 'title', say('Your site, with the draft'));
    set('section[aria-label$="alt+T"]', 'aria-label', say('Messages'));
    for (const input of document.querySelectorAll(':is(.rs__input, [role=combobox]):not([aria-label])')) {
      const label = input.closest('.field-type, .field-select')?.querySelector('label, .field-label');
      input.setAttribute('aria-label', label?.textContent?.replace(/\s*\*$/, '') || choose);
    }
    for (const box of document.querySelectorAll("td [type=checkbox][aria-label='']")) {
      const row = box.closest('tr')?.querySelector('a')?.textContent ?? '';
      box.setAttribute('aria-label', `${choose}: ${row}`);
    }
    // A button with buttons in it.
    set('.rs__multi-value[role]', 'role', 'group');
    // The markup is a list, whose entries are no list items.
    set('.doc-tabs__tabs', 'role', 'group');
  });
  useEffect(() => {
    complete();
    const observer = new MutationObserver(() => complete());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return children;
};
