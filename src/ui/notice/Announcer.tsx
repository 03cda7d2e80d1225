import { useEffect, useState } from 'react';
import { subscribeToAnnouncements } from './announce.ts';

/** The app's polite live region; it is present from the start, as live regions must be. */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useEffect(() => subscribeToAnnouncements((text) => setSaid((last) => ({ text, turn: last.turn + 1 }))), []);
  return (
    <div className="vh" aria-live="polite" aria-atomic="true">
      {/* A new node each time: the same words said twice are read twice. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
