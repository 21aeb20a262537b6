/** Where the data is: a file of SQLite, or the address of a PostgreSQL database. */
export type Place = { readonly file: string } | { readonly database: string };
