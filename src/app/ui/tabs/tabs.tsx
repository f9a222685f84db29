import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { subheading } from '../type.css.ts';
import { lists, panel, scripted, scriptless, tabs as tabStyles, type TabShape } from './tabs.css.ts';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  shape?: TabShape;
  /** The tab that is initially open; defaults to the first. */
  initial?: string;
  /** The tab that is open, for a parent that decides. */
  chosen?: string;
  onChoose?: (id: string) => void;
}

/** Arrow keys, Home and End move and select; Tab moves on to the panel. */
export function Tabs({ label, tabs, shape = 'line', initial, chosen: given, onChoose }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(initial ?? tabs[0]?.id);
  const chosen = given ?? own;

  function choose(place: number) {
    const tab = tabs[(place + tabs.length) % tabs.length];
    if (!tab) return;
    setOwn(tab.id);
    onChoose?.(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = tabs.findIndex(({ id }) => id === chosen);
    const target = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={classNames(lists[shape], scripted)} onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}tab`}
            data-tab={tab.id}
            className={tabStyles[shape]}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}`}
          aria-labelledby={`${base}${tab.id}tab`}
          className={panel}
          hidden={tab.id !== chosen}
          tabIndex={0}
        >
          <h3 className={classNames(scriptless, subheading)}>{tab.label}</h3>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
