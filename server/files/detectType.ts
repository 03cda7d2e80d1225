import { fileTypeFromFile } from 'file-type';

/** The MIME type of a file by its content; `null` if unknown. */
export const detectType = async (path: string): Promise<string | null> => (await fileTypeFromFile(path))?.mime ?? null;
