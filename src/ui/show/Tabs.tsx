import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

/**
 * Tabs by the ARIA pattern: arrow keys wrap, Home and End jump, Tab enters the panel. All panels are in the document,
 * so that a page without scripts shows them all.
 */
export function Tabs({
  label,
  tabs,
}: {
  /** The common topic, for screen readers. */
  label: string;
  tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const next = (goal + tabs.length) % tabs.length;
    setWanted(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className="stack">
      <div ref={list} className="seg tab-list" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setWanted(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tab-part"
          role="tabpanel"
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          hidden={tab.id !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a part without buttons to be reached
          tabIndex={0}
        >
          <h2 className="tab-title">{tab.title}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
