/** The catalogue changed after an import was checked; nothing of the import is taken. */
export class CatalogueChanged extends Error {}
