/** What the server says to the person who starts it when the database cannot be reached: `setting` is the variable with its address. */
export const connectingWords = {
  bad_address: (setting: string) =>
    `${setting} není čitelná adresa. Má být postgres://role:heslo@server:5432/databáze; v hesle pište místo @ %40, místo / %2F, místo : %3A a místo # %23.`,
  unknown_host: (setting: string) => `Server z ${setting} se nenašel: jeho jméno nezná DNS. Opravte jméno serveru.`,
  no_dns: (setting: string) => `Jméno serveru z ${setting} teď nejde zjistit: DNS neodpovídá. Zkontrolujte síť a DNS tohoto počítače.`,
  not_running: (setting: string) =>
    `Na adrese a portu z ${setting} žádná databáze neposlouchá. Spusťte PostgreSQL, nebo adresu a port opravte; ze sítě ho zpřístupní jeho listen_addresses.`,
  no_route: (setting: string) => `K serveru z ${setting} nevede cesta. Zkontrolujte adresu, síť a firewall.`,
  timeout: (setting: string) => `Server z ${setting} včas neodpověděl. Zkontrolujte adresu, port a firewall po cestě.`,
  cut_off: (setting: string) =>
    `Spojení se serverem z ${setting} se přerušilo. Zkontrolujte, zda na té adrese a portu běží právě PostgreSQL.`,
  wrong_password: (setting: string) =>
    `Databáze nepřijala jméno role nebo heslo z ${setting}. Opravte je; v hesle pište místo @ %40, místo / %2F, místo : %3A a místo # %23.`,
  no_password: (setting: string) => `Databáze chce heslo a v ${setting} žádné není. Doplňte ho: postgres://role:heslo@server/databáze.`,
  unknown_role: (setting: string) =>
    `Role z ${setting} na databázovém serveru není, nebo se nesmí přihlašovat. Opravte její jméno, založte ji (createuser), nebo jí dejte právo LOGIN.`,
  not_admitted: (setting: string) =>
    `Databázový server tuto roli, databázi nebo počítač nepouští dovnitř. Doplňte pro ně řádek do pg_hba.conf; chce-li server šifrované spojení, přidejte do ${setting} ?sslmode=verify-full.`,
  unknown_database: (setting: string) =>
    `Databáze, jejíž jméno je na konci ${setting}, na serveru není. Opravte jméno, nebo ji založte (createdb).`,
  may_not_connect: (setting: string) =>
    `Role z ${setting} se k této databázi připojit nesmí. Povolte jí to jako správce databáze: GRANT CONNECT ON DATABASE databáze TO role.`,
  too_many: (setting: string) =>
    `Databáze z ${setting} už má všechna spojení obsazená. Zvyšte max_connections, případně CONNECTION LIMIT role nebo databáze, nebo ukončete programy, které je drží.`,
  not_ready: (setting: string) => `Databáze z ${setting} právě startuje, končí, nebo se obnovuje. Počkejte a spusťte Pořadník znovu.`,
  no_tls: (setting: string) =>
    `Databázový server neumí šifrované spojení, které chce ${setting}. Zapněte na něm ssl, nebo (je-li na tomto počítači) odeberte z ${setting} sslmode.`,
  untrusted_certificate: (setting: string) =>
    `Certifikátu databázového serveru nejde věřit: prošel, je pro jiné jméno, nebo ho vydala neznámá autorita. Obnovte ho, uveďte v ${setting} jméno, pro které platí, nebo certifikát autority v sslrootcert.`,
  unreadable_certificate: (setting: string) =>
    `Soubor certifikátu z ${setting} (sslrootcert, sslcert nebo sslkey) nejde přečíst. Opravte cestu, nebo práva.`,
  tls_failed: (setting: string) => `Šifrované spojení s databází selhalo. Zkontrolujte ssl na databázovém serveru a sslmode v ${setting}.`,
  unknown: (setting: string, code: string) =>
    `K databázi podle ${setting} se nejde připojit${code === '' ? '' : ` (${code})`}. Zkontrolujte adresu; příčinu uvádí i záznam PostgreSQL.`,
} as const;
