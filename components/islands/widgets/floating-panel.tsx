'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';
import { useLinkAsButton } from '@/components/islands/dialogs/use-link-as-button';
import type { SpokenWidgetListProps } from './widget-list';

// The widgets, and their words in one language.
const load = {
  en: () => import('./widget-list-en').then(({ WidgetListEn }) => WidgetListEn),
  es: () => import('./widget-list-es').then(({ WidgetListEs }) => WidgetListEs),
};

export type FloatingPanelProps = Omit<SpokenWidgetListProps, 'onCollapse'> & {
  language: keyof typeof load;
  label: string;
  href: string;
};

/**
 * The main floating button. It is a link to where a visitor is helped as well, `href`: that is what it does without scripts,
 * and when the widgets cannot be fetched. It is called a button once a script has made it one.
 */
export const FloatingPanel = ({ language, label, href, ...list }: FloatingPanelProps) => {
  const [isExpanded, setExpanded] = useState(false);
  const asButton = useLinkAsButton();
  const button = useRef<HTMLAnchorElement>(null);
  const { component: WidgetList, want, intent } = useLoadOnIntent(load[language]);

  const toggle = async (event: MouseEvent) => {
    event.preventDefault();
    setExpanded(!isExpanded);
    if (isExpanded || (await want())) return;
    setExpanded(false);
    window.location.assign(href);
  };

  const collapse = () => {
    button.current?.focus();
    setExpanded(false);
  };

  return (
    <div className="relative">
      <a
        ref={button}
        href={href}
        {...asButton}
        aria-expanded={asButton ? isExpanded : undefined}
        aria-label={label}
        onClick={toggle}
        {...intent}
        className="float size-14"
      >
        <Icon name={isExpanded ? 'close' : list.widgets[0] === 'chat' ? 'chat' : 'plus'} className="size-7" />
      </a>
      {isExpanded && WidgetList && <WidgetList {...list} onCollapse={collapse} />}
    </div>
  );
};
