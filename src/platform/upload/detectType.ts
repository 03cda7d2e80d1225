import { fileTypeFromBlob } from 'file-type';

/** The MIME type of a chosen file by its content; `null` if unknown. */
export const detectType = async (file: Blob): Promise<string | null> => (await fileTypeFromBlob(file))?.mime ?? null;
