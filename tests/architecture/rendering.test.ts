import { describe, expect, test } from 'vitest';
import { findRenderFaults } from './findRenderFaults.ts';
import { readFiles } from './projectFiles.ts';

const faults = [...readFiles(['src'], /\.tsx?$/)].flatMap(([path, text]) => findRenderFaults(path, text));

test('no component or hook writes a ref or sets state while it renders', () => {
  expect(faults).toEqual([]);
});

const faultsOf = (text: string) => findRenderFaults('a.tsx', text);

describe('is found', () => {
  test.each([
    ['export function useLatest(value) { const ref = useRef(value); ref.current = value; return ref; }'],
    ['export const Card = ({ value }) => { const ref = useRef(null); ref.current ??= value; return null; };'],
    ['function useTurns() { const turns = useRef(0); turns.current += 1; }'],
    ['function useTurns() { const turns = useRef(0); turns.current++; }'],
    ['function Card() { const ref = useRef(null); if (ref.current === null) { ref.current = 1; } }'],
    ['const Card = memo(function Card() { const ref = useRef(0); ref.current = 1; });'],
    ['function Card({ id }) { const [seen, setSeen] = useState(id); if (seen !== id) setSeen(id); }'],
    ['function useForm(id) { const [state, dispatch] = useReducer(step, id); if (state !== id) { dispatch(id); } }'],
  ])('%s', (text) => expect(faultsOf(text)).toHaveLength(1));
});

describe('is allowed', () => {
  test.each([
    ['function useLatest(value) { const ref = useRef(value); useEffect(() => { ref.current = value; }); }'],
    ['function Card() { const [open, setOpen] = useState(false); return <Button onPress={() => setOpen(true)} />; }'],
    ['function Card() { const [, dispatch] = useReducer(step, 0); const add = () => dispatch(1); return add; }'],
    ['function moveOn(ref) { ref.current = 1; }'],
    ['function Card() { const page = { current: 1 }; return page.current; }'],
  ])('%s', (text) => expect(faultsOf(text)).toEqual([]));
});
