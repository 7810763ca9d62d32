'use client';

import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { useLoadOnIntent } from '@/components/islands/dialogs/load-on-intent';
import { useLinkAsButton } from '@/components/islands/dialogs/use-link-as-button';
import { loadWidgetMessages } from '@/lib/language/i18n/load-messages';
import type { WidgetListProps } from './widget-list';

const loadList = () => import('./widget-list').then(({ WidgetList }) => WidgetList);

export type FloatingPanelProps = Omit<WidgetListProps, 'messages' | 'onCollapse'> & {
  language: string;
  label: string;
  href: string;
};

/** A link to `href` without JavaScript, or when the widgets cannot be loaded. */
export const FloatingPanel = ({ language, label, href, ...list }: FloatingPanelProps) => {
  const [isExpanded, setExpanded] = useState(false);
  const asButton = useLinkAsButton();
  const button = useRef<HTMLAnchorElement>(null);
  const { loaded, preload, intent } = useLoadOnIntent(
    useCallback(() => Promise.all([loadList(), loadWidgetMessages(language)]), [language]),
  );

  const toggle = async (event: MouseEvent) => {
    event.preventDefault();
    setExpanded(!isExpanded);
    if (isExpanded || (await preload())) return;
    setExpanded(false);
    window.location.assign(href);
  };

  const collapse = () => {
    button.current?.focus();
    setExpanded(false);
  };

  const [WidgetList, messages] = loaded ?? [];
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
        className="float size-11 lg:size-12"
      >
        <Icon name={isExpanded ? 'close' : 'chat'} className="size-6 lg:size-7" />
      </a>
      {isExpanded && WidgetList && messages && (
        <WidgetList {...list} messages={messages} onCollapse={collapse} />
      )}
    </div>
  );
};
