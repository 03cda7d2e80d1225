import { useEffect, useReducer, useRef } from 'react';
import { mediumTypeOf } from '../../../domain/media/mediumType.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { detectType } from '../../../platform/upload/detectType.ts';
import { notify } from '../../../ui/notice/notify.ts';
import type { UploadWidgetProps } from './UploadWidget.tsx';
import { askFreeBytes } from './uploads.ts';
import {
  calmWidget,
  isFull,
  kindOfWidget,
  mergeFiles,
  newFile,
  problemOf,
  reduceWidget,
  removeFile,
  type WidgetProblem,
} from './uploadWidget.ts';

/** State and deeds of an upload widget. Each choice asks for the storage and looks into every file. */
export function useUploadWidget(props: UploadWidgetProps) {
  const { type, data, imageSize = null, multiple = false, limitFile = null, disabled = false, onChange } = props;
  const texts = useMessages(mediaMessages).widget;
  const [state, dispatch] = useReducer(reduceWidget, calmWidget);
  // Files are checked while the parent may change its data.
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  const limits = { multiple, limitFile };

  const choose = async (files: readonly File[]) => {
    dispatch({ type: 'choosing' });
    const free = props.isNotCheckStorage ? null : await askFreeBytes();
    const refused: { name: string; problem: WidgetProblem }[] = [];
    const taken: File[] = [];
    let left = free;
    for (const file of multiple ? files : files.slice(0, 1)) {
      const isAllowed = mediumTypeOf(kindOfWidget[type], await detectType(file)) !== null;
      const problem = problemOf({ size: file.size, isAllowed }, left);
      if (problem !== null) {
        refused.push({ name: file.name, problem });
        continue;
      }
      taken.push(file);
      left = left === null ? null : left - file.size;
    }
    dispatch({ type: 'checked', refused, isStorageUnknown: free === null && !props.isNotCheckStorage });
    if (refused.some(({ problem }) => problem === 'typeNotAllowed')) tellType();
    if (taken.length === 0) return;
    const current = newest.current;
    current.onChange(
      mergeFiles(
        current.data,
        taken.map((file) => newFile(file, imageSize)),
        limits,
      ),
    );
  };
  const tellType = () => {
    if (props.onError) props.onError(texts.typeNotAllowed);
    else notify({ kind: 'error', title: texts.canNotUpload, detail: texts.typeNotAllowed });
  };

  return {
    state,
    isDisabled: disabled || state.isChecking || isFull(data, limits),
    choose: (files: readonly File[]) => void choose(files),
    view: (at: number) => dispatch({ type: 'viewed', at }),
    step: (by: 1 | -1) => dispatch({ type: 'stepped', by, count: data.fileList.length }),
    close: () => dispatch({ type: 'closed' }),
    ask: (name: string) => dispatch({ type: 'asked', name }),
    answer: (isYes: boolean) => {
      if (isYes && state.asked !== null) onChange(removeFile(data, state.asked));
      dispatch({ type: 'answered' });
    },
  };
}
