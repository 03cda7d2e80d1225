import type { MediumKind } from '../../../domain/media/medium.ts';

/** `image` and `video` of the specification. */
export type WidgetType = 'image' | 'video';

/** The kind whose contents a widget takes. */
export const kindOfWidget: Readonly<Record<WidgetType, MediumKind>> = { image: 'picture', video: 'video' };

type Size = { readonly width: number; readonly height: number };

/** A file on the server, identified by its name. `address`: where it is, unless in the public store by its name. */
export type StoredFile = { readonly kind: 'stored'; readonly name: string; readonly address?: string };

/** A chosen file that the parent has not uploaded yet. */
export type NewFile = {
  readonly kind: 'new';
  readonly name: string;
  readonly file: File;
  readonly imageSize: Size | null;
  readonly lastModified: number;
  readonly lastModifiedDate: Date;
};

export type WidgetFile = StoredFile | NewFile;

/** The data of the parent: files, and names of stored ones to delete (specification 3). */
export type UploadData = { readonly fileList: readonly WidgetFile[]; readonly deleteFileList: readonly string[] };

type Limits = { readonly multiple: boolean; readonly limitFile: number | null };

export const newFile = (file: File, imageSize: Size | null): NewFile => ({
  ...{ kind: 'new', name: file.name, file, imageSize },
  ...{ lastModified: file.lastModified, lastModifiedDate: new Date(file.lastModified) },
});

/** Adds chosen files without duplicates by name, up to the limit; a single-file widget takes one. */
export function mergeFiles(data: UploadData, chosen: readonly NewFile[], { multiple, limitFile }: Limits): UploadData {
  const byName = new Map<string, WidgetFile>(data.fileList.map((file) => [file.name, file]));
  for (const file of chosen) if (!byName.has(file.name)) byName.set(file.name, file);
  const most = multiple ? (limitFile ?? Number.POSITIVE_INFINITY) : 1;
  return { ...data, fileList: [...byName.values()].slice(0, Math.max(most, data.fileList.length)) };
}

/** Removes a file; the name of a stored one goes to `deleteFileList`. */
export function removeFile({ fileList, deleteFileList }: UploadData, name: string): UploadData {
  const isStored = fileList.some((file) => file.kind === 'stored' && file.name === name);
  return {
    fileList: fileList.filter((file) => file.name !== name),
    deleteFileList: isStored ? [...deleteFileList, name] : deleteFileList,
  };
}

/** Whether no further file can be chosen (specification 4). */
export const isFull = ({ fileList }: UploadData, { multiple, limitFile }: Limits): boolean =>
  (!multiple && fileList.length > 0) || (limitFile !== null && fileList.length >= limitFile);

export type WidgetProblem = 'outOfStorage' | 'typeNotAllowed';

/** The problem of a chosen file; `freeBytes`: `null` skips the check of the storage. */
export function problemOf(
  { size, isAllowed }: { readonly size: number; readonly isAllowed: boolean },
  freeBytes: number | null,
): WidgetProblem | null {
  if (!isAllowed) return 'typeNotAllowed';
  return freeBytes !== null && freeBytes - size <= 0 ? 'outOfStorage' : null;
}

/** The widget's own state beside the parent's data. */
export type WidgetState = {
  /** The files of the last choice that were refused. */
  readonly refused: readonly { readonly name: string; readonly problem: WidgetProblem }[];
  readonly isChecking: boolean;
  /** The storage could not be asked. */
  readonly isStorageUnknown: boolean;
  /** The viewed picture by its place; `null` while the viewer is closed. */
  readonly viewed: number | null;
  /** The file whose deletion is asked about. */
  readonly asked: string | null;
};

export const calmWidget: WidgetState = {
  ...{ refused: [], isChecking: false, isStorageUnknown: false, viewed: null, asked: null },
};

export type WidgetEvent =
  | { readonly type: 'choosing' | 'closed' | 'answered' }
  | { readonly type: 'checked'; readonly refused: WidgetState['refused']; readonly isStorageUnknown: boolean }
  | { readonly type: 'viewed'; readonly at: number }
  | { readonly type: 'stepped'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'asked'; readonly name: string };

export function reduceWidget(state: WidgetState, event: WidgetEvent): WidgetState {
  switch (event.type) {
    case 'choosing':
      return { ...state, refused: [], isStorageUnknown: false, isChecking: true };
    case 'checked':
      return { ...state, refused: event.refused, isStorageUnknown: event.isStorageUnknown, isChecking: false };
    case 'viewed':
      return { ...state, viewed: event.at };
    case 'stepped':
      if (state.viewed === null || event.count === 0) return state;
      return { ...state, viewed: (state.viewed + event.by + event.count) % event.count };
    case 'closed':
      return { ...state, viewed: null };
    case 'asked':
      return { ...state, asked: event.name };
    case 'answered':
      return { ...state, asked: null };
  }
}
