/** The catalogue changed after an import was checked, so a batch of it is not taken. */
export class CatalogueChanged extends Error {}
