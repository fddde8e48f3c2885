// Made by npm run generate of a description with the sum 5a0326be5fadee76; the rest of this file has c440ad0949a3c673.
export interface paths {
    readonly "/{collection}/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["{collection}.import"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/affected-orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["booking.affected"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["auth.factors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/lost-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.lost-password"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/lost-password/{hash}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["auth.link"];
        readonly put?: never;
        readonly post: operations["auth.use-link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.passkeys.add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkeys/{id}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.passkeys.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkeys/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.passkey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkeys/challenge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.passkey.challenge"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkeys/new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.passkeys.begin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.password"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/phone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.phone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["auth.policy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.proof"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.recovery-codes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["auth.second-factor.owed"];
        readonly put?: never;
        readonly post: operations["auth.second-factor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/second-factor/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.second-factor.send"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.sign-out"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.token"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.totp.begin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/totp/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.totp.confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/totp/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["auth.totp.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/backups/{id}/apply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["backups.apply"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/backups/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["backups.file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/backups/{id}/file-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["backups.file-address"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/backups/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["backups.preview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/booking-overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["booking.overview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/booking-plans/{id}/copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["booking-plans.copy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["dashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["about.docs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/erasing/tonight": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["erasing.tonight"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["files.upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/{digest}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["files.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/{digest}/{resource}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["files.of-row"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/heard-stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["heard-stores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["held-messages.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-messages/discard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["held-messages.discard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/held-messages/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["held-messages.release"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/imports/{collection}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["{collection}.import-show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/imports/{collection}/{id}/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["{collection}.import-check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/imports/{collection}/{id}/rows": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["{collection}.import-rows"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/imports/{collection}/{id}/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["{collection}.import-save"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/imports/{collection}/{id}/wrong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["{collection}.import-wrong"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/licence-warnings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["licences.ending"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["map"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/monitoring": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["monitoring"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["about.openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["orders.messages"];
        readonly put?: never;
        readonly post: operations["orders.write-message"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/{id}/messages/{message}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orders.resend-message"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders/told": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["orders.told"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/outage-counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["outage-counts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/outbox/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["outbox.resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/outbox/{id}/text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["outbox.text"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-data/erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["personal-data.erase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-data/erasures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["personal-data.erasures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-data/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["personal-data.export"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-data/find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["personal-data.find"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["preferences.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["preferences.change"];
        readonly trace?: never;
    };
    readonly "/public/booking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["public.booking"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/holds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.hold"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/holds/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.release"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.order"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/free-days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.days-of-move"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/free-times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.times-of-move"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.move"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.show"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.waiting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/waiting/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.mend-email"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/orders/waiting/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["public.resend-link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/services/{id}/free-days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["public.free-days"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/services/{id}/free-times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["public.free-times"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/{id}/block-impact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["service-blocks.impact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/{id}/free-times": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["booking.free-times"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/services/copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["services.copy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["sessions.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["sessions.end-others"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["sessions.end"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/store-defaults/apply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["opening.apply-default"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/store-hours": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["store-hours"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/backups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["backups.make"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/backups/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["backups.upload"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/booking-ground": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["booking.ground"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["opening.days"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["stores.key"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/licence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["licences.standing"];
        readonly put: operations["licences.change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/mark-days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["opening.mark-days"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/opening-copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["opening.copy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/opening-impact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["opening.impact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/standing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["stores.standing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/waiting-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["stores.waiting-changes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores/{id}/waiting-changes/{change}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["stores.withdraw-change"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["system.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system/backups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["system.back-up"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["tasks.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["tasks.show"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["tasks.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tasks/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["tasks.retry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/template-tests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["templates.test"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["views.list"];
        readonly put?: never;
        readonly post: operations["views.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/views/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete: operations["views.delete"];
        readonly options?: never;
        readonly head?: never;
        readonly patch: operations["views.change"];
        readonly trace?: never;
    };
    readonly "/views/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post: operations["views.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/waiting-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get: operations["waiting-changes.counts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly backups: {
            /** Format: date-time */
            readonly created_at: string;
            readonly created_by: number | null;
            /** Format: date-time */
            readonly deleted_at?: string;
            readonly deleted_by?: string | null;
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly origin: "manual" | "nightly" | "before_restore" | "uploaded";
            readonly size: number | null;
            readonly status: ("processing" | "complete" | "failed") | null;
            readonly store_id: number;
            /** Format: date-time */
            readonly updated_at: string;
            readonly version: number;
        };
        readonly "ended-sessions": {
            readonly ended: number;
        };
        readonly error: {
            readonly current?: Record<string, never>;
            /** @enum {string} */
            readonly err: "bad_request" | "unknown_parameter" | "unknown_topic" | "unknown_field" | "unknown_sort" | "unknown_filter" | "invalid_filter" | "invalid_filter_group" | "filter_too_deep" | "filter_too_long" | "invalid_range" | "invalid_cursor" | "invalid_json" | "invalid_identifier" | "invalid_idempotency_key" | "invalid_if_match" | "precondition_not_taken" | "ids_or_filter" | "Unauthorized" | "invalid_credentials" | "session_ended" | "forbidden" | "stage_not_passed" | "proof_needed" | "new_sign_in_needed" | "foreign_origin" | "not_found" | "unknown_address" | "method_not_allowed" | "not_acceptable" | "conflict" | "duplicate" | "referenced" | "last_super_administrator" | "own_account" | "playlist_playing" | "store_code_taken" | "store_label_taken" | "region_name_taken" | "service_name_taken" | "desk_number_taken" | "employee_code_taken" | "opening_plans_overlap" | "opening_base_plan_taken" | "default_week_missing" | "opening_exception_taken" | "day_mark_taken" | "aggregate_group_name_taken" | "user_email_taken" | "blacklist_recorded" | "template_name_taken" | "touch_screen_name_taken" | "virtual_display_name_taken" | "order_pin_taken" | "booking_plan_taken" | "booking_plan_seen_otherwise" | "booking_plan_itself" | "web_group_name_taken" | "web_store_taken" | "email_blocked" | "outside_opening_hours" | "office_closed" | "service_blocked" | "order_ended" | "order_in_past" | "order_not_offered" | "order_other_length" | "client_blocked" | "time_not_free" | "hold_ended" | "hidden_field_filled" | "too_many_holds" | "too_many_orders" | "order_link_not_valid" | "order_not_waiting" | "letter_too_soon" | "too_many_letters" | "mailbox_full" | "too_many_unconfirmed" | "own_phone_missing" | "order_not_changeable" | "order_moved_often" | "order_not_moved" | "booking_closed" | "order_full" | "over_capacity_not_yours" | "import_unreadable" | "import_empty" | "import_too_long" | "import_key_missing" | "import_busy" | "import_not_checked" | "import_has_wrong_rows" | "import_rows_erased" | "import_row_erased" | "task_finished" | "task_not_failed" | "task_interrupted" | "task_owner_blocked" | "help_path_taken" | "view_name_taken" | "taken_meanwhile" | "change_not_waiting" | "change_downloading" | "change_not_applied" | "change_overwritten" | "change_of_deleted" | "change_by_action" | "change_forgotten" | "wrong_state" | "too_early" | "licence_full" | "licence_ended" | "licence_key_malformed" | "licence_key_newer" | "licence_issuer_missing" | "licence_key_signature" | "licence_key_serial" | "licence_key_expired" | "backup_not_complete" | "backup_busy" | "backups_full" | "backup_unreadable" | "backup_changed" | "backup_newer" | "backup_other_store" | "backup_other_installation" | "backup_invalid" | "backup_collides" | "backup_seen_otherwise" | "whole_backup_off" | "whole_backup_underway" | "person_expected" | "erasure_not_noted" | "copy_seen_otherwise" | "nothing_to_copy" | "service_copied_twice" | "service_desks_missing" | "service_numbers_taken" | "service_numbers_overlap" | "in_flight" | "passkey_refused" | "too_many_passkeys" | "link_not_valid" | "message_cleared" | "message_not_failed" | "message_not_resendable" | "message_not_written" | "changed_meanwhile" | "too_large" | "file_too_big" | "file_type" | "image_too_high" | "image_too_large" | "image_damaged" | "file_missing" | "unsupported_media_type" | "invalid" | "beyond_own_rights" | "inactive_account" | "too_many_rows" | "too_many_preferences" | "too_many_views" | "bulk_too_large" | "idempotency_key_reused" | "version_required" | "too_many_requests" | "too_many_exports" | "code_too_soon" | "internal" | "unavailable" | "disk_full" | "disk_low" | "read_only" | "busy";
            readonly errors?: {
                readonly [key: string]: string;
            };
            readonly message: string;
            readonly nearest?: readonly string[];
            readonly reference: string;
        };
        readonly found: {
            readonly data: readonly {
                readonly resource: string;
                readonly rows: readonly {
                    readonly at: string | null;
                    readonly id: number;
                    readonly match: {
                        readonly field: string;
                        readonly text: string;
                    } | null;
                    readonly name: string;
                    readonly person: string | null;
                    readonly store: {
                        readonly id: number;
                        readonly name: string;
                    } | null;
                }[];
                readonly total: number | null;
            }[];
        };
        readonly import: {
            readonly cleared: {
                readonly rows: number;
                readonly values: number;
            };
            readonly columns: readonly {
                readonly field: string | null;
                readonly header: string;
                readonly samples: readonly string[];
            }[];
            readonly counts: {
                readonly changed: number;
                readonly new: number;
                readonly same: number;
                readonly wrong: number;
            };
            /** Format: date-time */
            readonly created_at: string;
            readonly encoding: string | null;
            readonly fields: readonly string[];
            readonly file_name: string;
            /** @enum {string} */
            readonly format: "csv" | "xlsx";
            readonly has_header: boolean;
            readonly id: number;
            readonly key: readonly string[];
            readonly resource: string;
            readonly separator: string | null;
            /** @enum {string} */
            readonly stage: "read" | "checked" | "saved";
            readonly store_id: number | null;
            readonly task_id: number | null;
            readonly total: number;
        };
        readonly "imported-row": {
            readonly before?: {
                readonly [key: string]: string;
            };
            readonly cells: readonly string[];
            readonly cleared?: readonly string[];
            readonly errors?: {
                readonly [key: string]: string;
            };
            readonly id?: number;
            readonly line: number;
            readonly message?: string;
            readonly state: ("new" | "changed" | "same" | "wrong") | null;
        };
        readonly me: {
            readonly limitations: readonly number[];
            readonly rights: {
                readonly [key: string]: {
                    readonly [key: string]: boolean;
                };
            };
            readonly user: {
                readonly email: string;
                readonly first_time: boolean;
                readonly id: number;
                readonly level: number;
                readonly limitations: readonly number[];
                readonly maxLevelForSharingPrivileges: number;
                readonly name: string;
                readonly next_password_change: string | null;
                readonly phone_number: string | null;
                readonly phone_number_confirmed: boolean;
                readonly resources: readonly ("store" | "virtual_display" | "touch_screen" | "advertisement" | "overviews" | "ordering" | "over_capacity" | "statistics" | "settings")[];
                /** @enum {string} */
                readonly role: "superAdministrator" | "administrator" | "operator";
                readonly secondFactor: boolean;
            };
        };
        readonly "one-time-link": {
            readonly is_super_administrator: boolean;
            /** @enum {string} */
            readonly purpose: "first_administrator" | "lost_password" | "invitation";
        };
        readonly "orders-conditions": {
            readonly all?: readonly components["schemas"]["orders-conditions"][];
            readonly any?: readonly components["schemas"]["orders-conditions"][];
            readonly channel?: ("web" | "mobile" | "webkiosk" | "staff" | "import") | readonly ("web" | "mobile" | "webkiosk" | "staff" | "import")[];
            readonly channel_in?: readonly ("web" | "mobile" | "webkiosk" | "staff" | "import")[];
            /** @enum {string} */
            readonly channel_ne?: "web" | "mobile" | "webkiosk" | "staff" | "import";
            readonly email?: string | readonly string[];
            readonly email_in?: readonly string[];
            readonly email_problem?: ("bounced" | "refused") | readonly ("bounced" | "refused")[];
            readonly email_problem_in?: readonly ("bounced" | "refused")[];
            /** @enum {string} */
            readonly email_problem_ne?: "bounced" | "refused";
            readonly email_problem_null?: boolean;
            readonly id?: number | readonly number[];
            readonly id_in?: readonly number[];
            readonly id_ne?: number;
            readonly name?: string | readonly string[];
            readonly name_in?: readonly string[];
            readonly phone?: string | readonly string[];
            readonly phone_in?: readonly string[];
            readonly pin?: string | readonly string[];
            readonly pin_in?: readonly string[];
            readonly service_id?: number | readonly number[];
            readonly service_id_in?: readonly number[];
            readonly service_id_ne?: number;
            /** Format: date-time */
            readonly starts_at_gte?: string;
            readonly starts_at_hours?: string;
            /** Format: date-time */
            readonly starts_at_lte?: string;
            /** @enum {string} */
            readonly starts_at_on?: "yesterday" | "today" | "tomorrow" | "last_week" | "week" | "next_week" | "last_month" | "month" | "next_month";
            readonly state?: ("unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired") | readonly ("unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired")[];
            readonly state_in?: readonly ("unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired")[];
            /** @enum {string} */
            readonly state_ne?: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
            readonly store_id?: number | readonly number[];
            readonly store_id_in?: readonly number[];
            readonly store_id_ne?: number;
        };
        readonly "orders-filter": components["schemas"]["orders-conditions"] & {
            readonly q?: string | null;
        };
        readonly "owed-factor": {
            readonly code: components["schemas"]["sent-code"] | null;
            readonly methods: readonly ("passkey" | "totp" | "sms" | "recovery")[];
            readonly needs_phone: boolean;
            /** Format: date-time */
            readonly next_at: string;
            readonly phone: string | null;
        };
        readonly "own-factors": {
            readonly asks_password: boolean;
            readonly is_required: boolean;
            readonly passkeys: readonly {
                /** Format: date-time */
                readonly created_at: string;
                readonly id: string;
                readonly last_used_at: string | null;
                readonly name: string;
            }[];
            readonly phone: string | null;
            readonly phone_confirmed: boolean;
            readonly recovery_codes_left: number;
            readonly totp_since: string | null;
        };
        readonly "password-rules": {
            readonly capital_letter_is_required: boolean;
            readonly minimal_password_length: number;
            readonly number_is_required: boolean;
            readonly small_letter_is_required: boolean;
            readonly special_characters_is_required: boolean;
            readonly super_administrator_password_length: number;
        };
        readonly "recovery-codes": {
            readonly codes: readonly string[] | null;
        };
        readonly "saved-view": {
            readonly id: number;
            readonly is_own: boolean;
            readonly may_change: boolean;
            readonly name: string;
            readonly owner_name: string;
            readonly resource: string;
            readonly shared: boolean;
            readonly state: {
                readonly columns: readonly string[];
                readonly filter: {
                    readonly [key: string]: unknown;
                };
                readonly page_size: number;
                readonly sort: readonly (readonly string[])[];
            };
        };
        readonly "sent-code": {
            /** Format: date-time */
            readonly expires_at: string;
            readonly length: number;
            /** Format: date-time */
            readonly next_at: string;
        };
        readonly session: {
            readonly address: string | null;
            readonly device: string | null;
            /** Format: uuid */
            readonly id: string;
            readonly is_current: boolean;
            /** Format: date-time */
            readonly last_active_at: string;
            /** Format: date-time */
            readonly started_at: string;
        };
        readonly "signed-in": {
            /** Format: date-time */
            readonly secondFactorExpirationTime?: string;
            readonly tokens: {
                readonly access_token: string;
                /** Format: date-time */
                readonly expires: string;
                readonly refresh_token?: string;
            };
            readonly user: {
                readonly email: string;
                readonly first_time: boolean;
                readonly id: number;
                readonly level: number;
                readonly limitations: readonly number[];
                readonly maxLevelForSharingPrivileges: number;
                readonly name: string;
                readonly next_password_change: string | null;
                readonly phone_number: string | null;
                readonly phone_number_confirmed: boolean;
                readonly resources: readonly ("store" | "virtual_display" | "touch_screen" | "advertisement" | "overviews" | "ordering" | "over_capacity" | "statistics" | "settings")[];
                /** @enum {string} */
                readonly role: "superAdministrator" | "administrator" | "operator";
                readonly secondFactor: boolean;
            };
        };
        readonly task: {
            readonly cancel_asked: boolean;
            /** Format: date-time */
            readonly created_at: string;
            readonly done: number;
            readonly error: {
                /** @enum {string} */
                readonly err: "bad_request" | "unknown_parameter" | "unknown_topic" | "unknown_field" | "unknown_sort" | "unknown_filter" | "invalid_filter" | "invalid_filter_group" | "filter_too_deep" | "filter_too_long" | "invalid_range" | "invalid_cursor" | "invalid_json" | "invalid_identifier" | "invalid_idempotency_key" | "invalid_if_match" | "precondition_not_taken" | "ids_or_filter" | "Unauthorized" | "invalid_credentials" | "session_ended" | "forbidden" | "stage_not_passed" | "proof_needed" | "new_sign_in_needed" | "foreign_origin" | "not_found" | "unknown_address" | "method_not_allowed" | "not_acceptable" | "conflict" | "duplicate" | "referenced" | "last_super_administrator" | "own_account" | "playlist_playing" | "store_code_taken" | "store_label_taken" | "region_name_taken" | "service_name_taken" | "desk_number_taken" | "employee_code_taken" | "opening_plans_overlap" | "opening_base_plan_taken" | "default_week_missing" | "opening_exception_taken" | "day_mark_taken" | "aggregate_group_name_taken" | "user_email_taken" | "blacklist_recorded" | "template_name_taken" | "touch_screen_name_taken" | "virtual_display_name_taken" | "order_pin_taken" | "booking_plan_taken" | "booking_plan_seen_otherwise" | "booking_plan_itself" | "web_group_name_taken" | "web_store_taken" | "email_blocked" | "outside_opening_hours" | "office_closed" | "service_blocked" | "order_ended" | "order_in_past" | "order_not_offered" | "order_other_length" | "client_blocked" | "time_not_free" | "hold_ended" | "hidden_field_filled" | "too_many_holds" | "too_many_orders" | "order_link_not_valid" | "order_not_waiting" | "letter_too_soon" | "too_many_letters" | "mailbox_full" | "too_many_unconfirmed" | "own_phone_missing" | "order_not_changeable" | "order_moved_often" | "order_not_moved" | "booking_closed" | "order_full" | "over_capacity_not_yours" | "import_unreadable" | "import_empty" | "import_too_long" | "import_key_missing" | "import_busy" | "import_not_checked" | "import_has_wrong_rows" | "import_rows_erased" | "import_row_erased" | "task_finished" | "task_not_failed" | "task_interrupted" | "task_owner_blocked" | "help_path_taken" | "view_name_taken" | "taken_meanwhile" | "change_not_waiting" | "change_downloading" | "change_not_applied" | "change_overwritten" | "change_of_deleted" | "change_by_action" | "change_forgotten" | "wrong_state" | "too_early" | "licence_full" | "licence_ended" | "licence_key_malformed" | "licence_key_newer" | "licence_issuer_missing" | "licence_key_signature" | "licence_key_serial" | "licence_key_expired" | "backup_not_complete" | "backup_busy" | "backups_full" | "backup_unreadable" | "backup_changed" | "backup_newer" | "backup_other_store" | "backup_other_installation" | "backup_invalid" | "backup_collides" | "backup_seen_otherwise" | "whole_backup_off" | "whole_backup_underway" | "person_expected" | "erasure_not_noted" | "copy_seen_otherwise" | "nothing_to_copy" | "service_copied_twice" | "service_desks_missing" | "service_numbers_taken" | "service_numbers_overlap" | "in_flight" | "passkey_refused" | "too_many_passkeys" | "link_not_valid" | "message_cleared" | "message_not_failed" | "message_not_resendable" | "message_not_written" | "changed_meanwhile" | "too_large" | "file_too_big" | "file_type" | "image_too_high" | "image_too_large" | "image_damaged" | "file_missing" | "unsupported_media_type" | "invalid" | "beyond_own_rights" | "inactive_account" | "too_many_rows" | "too_many_preferences" | "too_many_views" | "bulk_too_large" | "idempotency_key_reused" | "version_required" | "too_many_requests" | "too_many_exports" | "code_too_soon" | "internal" | "unavailable" | "disk_full" | "disk_low" | "read_only" | "busy";
                readonly message: string;
            } | null;
            readonly finished_at: string | null;
            readonly id: number;
            readonly input: {
                readonly [key: string]: unknown;
            };
            /** @enum {string} */
            readonly kind: "import_check" | "import" | "backup" | "backup_restore";
            readonly owner_id: number;
            readonly owner_name: string;
            readonly result: {
                readonly [key: string]: unknown;
            } | null;
            readonly started_at: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "running" | "done" | "failed" | "cancelled";
            readonly total: number | null;
            readonly version: number;
        };
        readonly "totp-secret": {
            readonly secret: string;
            readonly uri: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly "{collection}.import": {
        readonly parameters: {
            readonly query?: {
                readonly file_name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly collection: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": unknown;
                readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                readonly "text/csv": unknown;
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["import"];
                };
            };
        };
    };
    readonly "booking.affected": {
        readonly parameters: {
            readonly query?: {
                readonly from?: string;
                readonly store_id?: number;
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly {
                            readonly closure: {
                                /** @enum {string} */
                                readonly code: "base_plan" | "dated_plan" | "no_plan" | "public_holiday" | "marked_open" | "exception" | "marked_holiday" | "blocked" | "service_blocked";
                                readonly holiday: ("restoration_day" | "labour_day" | "victory_day" | "cyril_and_methodius" | "jan_hus" | "statehood_day" | "independence_day" | "freedom_day" | "christmas_eve" | "christmas_day" | "st_stephen" | "good_friday" | "easter_monday") | null;
                                readonly id: number | null;
                                readonly name: string | null;
                            };
                            /** Format: date-time */
                            readonly ends_at: string;
                            readonly id: number;
                            readonly name: string;
                            readonly phone: string | null;
                            readonly pin: string;
                            readonly service: string;
                            readonly service_id: number;
                            /** Format: date-time */
                            readonly starts_at: string;
                            /** @enum {string} */
                            readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                            readonly store: string;
                            readonly store_id: number;
                        }[];
                        readonly total: number;
                    };
                };
            };
        };
    };
    readonly "auth.factors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["own-factors"];
                };
            };
        };
    };
    readonly "auth.lost-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly username: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "auth.link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly hash: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["one-time-link"];
                };
            };
        };
    };
    readonly "auth.use-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly hash: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email?: string;
                    readonly name?: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "auth.passkeys.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly response: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["recovery-codes"];
                };
            };
        };
    };
    readonly "auth.passkeys.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "auth.passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["signed-in"];
                };
            };
        };
    };
    readonly "auth.passkey.challenge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "auth.passkeys.begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "auth.password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly new_password: string;
                    readonly old_password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["signed-in"];
                };
            };
        };
    };
    readonly "auth.phone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                    readonly phone: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["sent-code"];
                };
            };
        };
    };
    readonly "auth.policy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["password-rules"];
                };
            };
        };
    };
    readonly "auth.proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "auth.recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["recovery-codes"];
                };
            };
        };
    };
    readonly "auth.refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["signed-in"];
                };
            };
        };
    };
    readonly "auth.second-factor.owed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["owed-factor"];
                };
            };
        };
    };
    readonly "auth.second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                    /** @enum {string} */
                    readonly method?: "totp" | "sms" | "recovery";
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["signed-in"];
                };
            };
        };
    };
    readonly "auth.second-factor.send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["sent-code"];
                };
            };
        };
    };
    readonly "auth.sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "auth.token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password: string;
                    readonly username: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["signed-in"];
                };
            };
        };
    };
    readonly "auth.totp.begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["totp-secret"];
                };
            };
        };
    };
    readonly "auth.totp.confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["recovery-codes"];
                };
            };
        };
    };
    readonly "auth.totp.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "backups.apply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly seen: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "backups.file": {
        readonly parameters: {
            readonly query?: {
                readonly signature?: string;
                readonly until?: string;
                readonly user?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
        };
    };
    readonly "backups.file-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly expires_at: string;
                        readonly url: string;
                    };
                };
            };
        };
    };
    readonly "backups.preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly left: readonly {
                            readonly entity: string;
                            readonly id: number;
                            readonly name: string;
                        }[];
                        readonly problems: readonly string[];
                        readonly records: readonly {
                            readonly changes: readonly {
                                readonly after: unknown;
                                readonly before: unknown;
                                readonly field: string;
                            }[];
                            /** @enum {string} */
                            readonly deed: "create" | "edit" | "bring_back" | "delete";
                            readonly entity: string;
                            readonly id: number;
                            readonly name: string;
                            readonly problem: string | null;
                        }[];
                        readonly seen: string;
                    };
                };
            };
        };
    };
    readonly "booking.overview": {
        readonly parameters: {
            readonly query?: {
                readonly store_id?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly affected: number;
                        readonly days: readonly {
                            /** Format: date */
                            readonly day: string;
                            readonly states: {
                                readonly arrived: number;
                                readonly cancelled: number;
                                readonly confirmed: number;
                                readonly expired: number;
                                readonly missed: number;
                                readonly served: number;
                                readonly unconfirmed: number;
                            };
                        }[];
                        readonly nearly_full: readonly {
                            readonly capacity: number;
                            /** Format: date */
                            readonly day: string;
                            readonly free: number;
                            readonly service: string;
                            readonly service_id: number;
                            readonly store: string;
                            readonly store_id: number;
                        }[];
                        readonly unconfirmed: number;
                        readonly undelivered: number;
                        readonly unsent: number;
                        readonly web: {
                            readonly email_notification: boolean;
                            readonly is_open: boolean;
                            readonly offered: number;
                            readonly sends_emails: boolean;
                            readonly without_plan: readonly {
                                readonly service: string;
                                readonly service_id: number;
                                readonly store: string;
                                readonly store_id: number;
                            }[];
                        };
                        readonly withheld: number;
                    };
                };
            };
        };
    };
    readonly "booking-plans.copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly dry_run?: boolean;
                    readonly seen?: readonly string[];
                    readonly targets: readonly {
                        readonly service_id?: number;
                        readonly store_id: number;
                        readonly web_group_id?: number;
                    }[];
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly cut: readonly {
                            readonly closes: string;
                            readonly opens: string;
                            readonly weekday: number;
                        }[];
                        readonly days: readonly {
                            readonly after: readonly {
                                readonly capacity: number;
                                readonly closes: string;
                                readonly length_minutes: number;
                                readonly opens: string;
                                readonly valid_from: string | null;
                                readonly valid_to: string | null;
                                readonly weekday: number;
                            }[];
                            readonly before: readonly {
                                readonly capacity: number;
                                readonly closes: string;
                                readonly length_minutes: number;
                                readonly opens: string;
                                readonly valid_from: string | null;
                                readonly valid_to: string | null;
                                readonly weekday: number;
                            }[];
                            readonly weekday: number;
                        }[];
                        readonly fields: readonly {
                            readonly after: unknown;
                            readonly before: unknown;
                            /** @enum {string} */
                            readonly field: "days_ahead" | "opens_at" | "least_minutes_before" | "active_orders_limit";
                        }[];
                        readonly leaves_agenda: boolean;
                        readonly lost: readonly {
                            readonly id: number;
                            readonly name: string | null;
                            /** Format: date-time */
                            readonly starts_at: string;
                        }[];
                        readonly message?: string;
                        readonly name: string | null;
                        readonly orders: number;
                        /** @enum {string} */
                        readonly result: "created" | "changed" | "unchanged" | "left_out" | "refused";
                        readonly seen: string;
                        readonly service_id: number | null;
                        readonly store: string | null;
                        readonly store_id: number;
                        readonly web_group_id: number | null;
                    }[];
                };
            };
        };
    };
    readonly dashboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date */
                        readonly day: string;
                        readonly hour: number;
                        readonly is_current: boolean;
                        readonly limits: {
                            readonly long_wait_minutes: number | null;
                            readonly many_waiting: number | null;
                            readonly unusual_minutes: number;
                            readonly unusual_times: number;
                        };
                        readonly regions: readonly {
                            readonly id: number;
                            readonly name: string;
                        }[];
                        readonly stores: readonly {
                            readonly city: string | null;
                            readonly code: string;
                            readonly connection_end: {
                                /** Format: date-time */
                                readonly at: string;
                                /** @enum {string} */
                                readonly kind: "lost" | "left" | "wrong_key" | "new_key" | "unintelligible";
                            } | null;
                            readonly id: number;
                            readonly key_made_at: string | null;
                            readonly label: string;
                            readonly last_socket_communication_at: string | null;
                            readonly month: {
                                readonly handling: {
                                    readonly longest: number;
                                    readonly shortest: number;
                                } | null;
                                readonly waiting: {
                                    readonly longest: number;
                                    readonly shortest: number;
                                } | null;
                            };
                            readonly outages: readonly {
                                /** @enum {string} */
                                readonly kind: "store_silent" | "device" | "power" | "network" | "server" | "printer" | "other";
                                /** Format: date-time */
                                readonly started_at: string;
                            }[];
                            readonly phone: string | null;
                            readonly playlists: readonly string[];
                            readonly region_id: number | null;
                            readonly short_label: string | null;
                            readonly today: {
                                readonly arrived: number;
                                readonly course: readonly number[];
                                readonly ordered: number;
                                readonly served: number;
                                readonly tickets: number;
                                readonly waiting: number;
                                readonly waiting_since: string | null;
                            };
                            readonly touch_screens: {
                                readonly count: number;
                                readonly in_trouble: number;
                                readonly paper: number;
                            };
                            readonly unusual_wait: {
                                readonly now: number;
                                readonly usual: number;
                            } | null;
                            readonly usual: {
                                readonly course: readonly number[];
                                readonly days: number;
                                readonly until_now: number;
                            };
                            readonly virtual_displays: {
                                readonly count: number;
                                readonly in_trouble: number;
                            };
                        }[];
                    };
                };
            };
        };
    };
    readonly "about.docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
        };
    };
    readonly "erasing.tonight": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date-time */
                        readonly at: string;
                        readonly counts: {
                            readonly [key: string]: number;
                        };
                        readonly last: {
                            readonly counts: {
                                readonly [key: string]: number;
                            };
                            readonly finished_at: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    readonly "files.upload": {
        readonly parameters: {
            readonly query: {
                readonly field: string;
                readonly resource: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly bytes: number;
                        readonly digest: string;
                        readonly height: number | null;
                        readonly type: string;
                    };
                };
            };
        };
    };
    readonly "files.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly digest: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
        };
    };
    readonly "files.of-row": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly digest: string;
                readonly id: number;
                readonly resource: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
        };
    };
    readonly "heard-stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly id: number;
                        readonly last_socket_communication_at: string | null;
                    }[];
                };
            };
        };
    };
    readonly "held-messages.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                        readonly restored_at: string | null;
                    };
                };
            };
        };
    };
    readonly "held-messages.discard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                        readonly restored_at: string | null;
                    };
                };
            };
        };
    };
    readonly "held-messages.release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly count: number;
                        readonly restored_at: string | null;
                    };
                };
            };
        };
    };
    readonly "{collection}.import-show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collection: string;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["import"];
                };
            };
        };
    };
    readonly "{collection}.import-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collection: string;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly mapping: readonly (string | null)[];
                    readonly store_id?: number | null;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "{collection}.import-rows": {
        readonly parameters: {
            readonly query?: {
                readonly filter?: {
                    /** @enum {string} */
                    readonly state?: "new" | "changed" | "same" | "wrong";
                };
                readonly range?: readonly number[];
            };
            readonly header?: never;
            readonly path: {
                readonly collection: string;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["imported-row"][];
                };
            };
        };
    };
    readonly "{collection}.import-save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collection: string;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly rows: "all" | "good";
                    readonly tells_clients?: boolean;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "{collection}.import-wrong": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collection: string;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    readonly "text/csv": string;
                };
            };
        };
    };
    readonly "licences.ending": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly days_left: number;
                        readonly serial_number: string;
                        /** @enum {string} */
                        readonly state: "none" | "valid" | "ending" | "ended";
                        readonly store_id: number;
                        readonly store_label: string;
                        /** Format: date */
                        readonly valid_to: string;
                    }[];
                };
            };
        };
    };
    readonly live: {
        readonly parameters: {
            readonly query?: {
                readonly seconds?: number;
                readonly topics?: string;
            };
            readonly header?: {
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
        };
    };
    readonly map: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly map: {
                            readonly attribution: string;
                            readonly url: string;
                        } | null;
                    };
                };
            };
        };
    };
    readonly me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["me"];
                };
            };
        };
    };
    readonly monitoring: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly limits: {
                            readonly long_wait_minutes: number | null;
                            readonly many_waiting: number | null;
                            readonly unusual_minutes: number;
                            readonly unusual_times: number;
                        };
                        readonly map: {
                            readonly attribution: string;
                            readonly url: string;
                        } | null;
                        readonly regions: readonly {
                            readonly id: number;
                            readonly name: string;
                        }[];
                        readonly stores: readonly {
                            readonly changes: {
                                readonly count: number;
                                readonly since: string | null;
                            };
                            readonly city: string | null;
                            readonly code: string;
                            readonly connected_since: string | null;
                            readonly connection_end: {
                                /** Format: date-time */
                                readonly at: string;
                                /** @enum {string} */
                                readonly kind: "lost" | "left" | "wrong_key" | "new_key" | "unintelligible";
                            } | null;
                            readonly desks: {
                                readonly count: number;
                                readonly open: number;
                            };
                            readonly devices_in_trouble: readonly {
                                readonly id: number;
                                /** @enum {string} */
                                readonly kind: "touch_screen" | "virtual_display";
                                readonly name: string;
                                readonly paper: ("enough" | "low" | "out") | null;
                                readonly state: ("online" | "offline" | "error") | null;
                                readonly state_since: string | null;
                            }[];
                            readonly first_connected_at: string | null;
                            readonly id: number;
                            readonly key_made_at: string | null;
                            readonly label: string;
                            readonly last_socket_communication_at: string | null;
                            readonly last_sync_at: string | null;
                            readonly latitude: number | null;
                            readonly licence: {
                                /** @enum {string} */
                                readonly state: "none" | "valid" | "ending" | "ended";
                                readonly valid_to: string | null;
                            };
                            readonly longitude: number | null;
                            readonly outages: readonly {
                                readonly ended_at: string | null;
                                readonly id: number;
                                /** @enum {string} */
                                readonly kind: "store_silent" | "device" | "power" | "network" | "server" | "printer" | "other";
                                /** Format: date-time */
                                readonly started_at: string;
                            }[];
                            readonly phone: string | null;
                            readonly playlists: readonly string[];
                            readonly region_id: number | null;
                            readonly reserves: readonly {
                                readonly id: number;
                                readonly name: string;
                                readonly open: boolean;
                                /** Format: date-time */
                                readonly since: string;
                            }[];
                            readonly services: readonly {
                                readonly id: number;
                                readonly name: string;
                                readonly waiting: number;
                                /** Format: date-time */
                                readonly waiting_since: string;
                            }[];
                            readonly short_label: string | null;
                            readonly sync_state: ("synchronised" | "waiting" | "downloading" | "error") | null;
                            readonly touch_screens: {
                                readonly count: number;
                                readonly error: number;
                                readonly in_trouble: number;
                                readonly online: number;
                                readonly paper: number;
                                readonly told: number;
                            };
                            readonly unusual_wait: {
                                readonly now: number;
                                readonly usual: number;
                            } | null;
                            readonly virtual_displays: {
                                readonly count: number;
                                readonly error: number;
                                readonly in_trouble: number;
                                readonly online: number;
                                readonly told: number;
                            };
                        }[];
                    };
                };
            };
        };
    };
    readonly "about.openapi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
        };
    };
    readonly "orders.messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly can_be_resent: boolean;
                        /** @enum {string} */
                        readonly channel: "email" | "sms";
                        readonly client_message: string | null;
                        readonly error: string | null;
                        readonly id: number;
                        /** @enum {string} */
                        readonly purpose: "created" | "confirm_request" | "changed" | "cancelled" | "reminder";
                        readonly recipient: string;
                        readonly sent_at: string | null;
                        /** @enum {string} */
                        readonly state: "waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced";
                        readonly subject: string | null;
                        readonly withheld: ("unconfirmed" | "many_phones" | "many_letters" | "many_sms") | null;
                        /** Format: date-time */
                        readonly written_at: string;
                    }[];
                };
            };
        };
    };
    readonly "orders.write-message": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly can_be_resent: boolean;
                        /** @enum {string} */
                        readonly channel: "email" | "sms";
                        readonly client_message: string | null;
                        readonly error: string | null;
                        readonly id: number;
                        /** @enum {string} */
                        readonly purpose: "created" | "confirm_request" | "changed" | "cancelled" | "reminder";
                        readonly recipient: string;
                        readonly sent_at: string | null;
                        /** @enum {string} */
                        readonly state: "waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced";
                        readonly subject: string | null;
                        readonly withheld: ("unconfirmed" | "many_phones" | "many_letters" | "many_sms") | null;
                        /** Format: date-time */
                        readonly written_at: string;
                    }[];
                };
            };
        };
    };
    readonly "orders.resend-message": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
                readonly message: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly can_be_resent: boolean;
                        /** @enum {string} */
                        readonly channel: "email" | "sms";
                        readonly client_message: string | null;
                        readonly error: string | null;
                        readonly id: number;
                        /** @enum {string} */
                        readonly purpose: "created" | "confirm_request" | "changed" | "cancelled" | "reminder";
                        readonly recipient: string;
                        readonly sent_at: string | null;
                        /** @enum {string} */
                        readonly state: "waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced";
                        readonly subject: string | null;
                        readonly withheld: ("unconfirmed" | "many_phones" | "many_letters" | "many_sms") | null;
                        /** Format: date-time */
                        readonly written_at: string;
                    }[];
                };
            };
        };
    };
    readonly "orders.told": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly client_message?: string | null;
                    /** Format: date-time */
                    readonly ends_at?: string;
                    readonly filter?: components["schemas"]["orders-filter"];
                    readonly ids?: readonly number[];
                    /** @enum {string} */
                    readonly purpose: "created" | "changed" | "cancelled";
                    /** Format: date-time */
                    readonly starts_at?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: number;
                        readonly preview: {
                            readonly messages: readonly {
                                readonly body: string;
                                /** @enum {string} */
                                readonly channel: "email" | "sms";
                                readonly subject: string | null;
                            }[];
                            readonly name: string;
                            /** Format: date-time */
                            readonly starts_at: string;
                        } | null;
                        readonly reached: number;
                        readonly untold: readonly {
                            readonly count: number;
                            /** @enum {string} */
                            readonly reason: "no_address" | "switched_off" | "no_template" | "over" | "unproven_phone";
                        }[];
                        readonly ways: readonly {
                            /** @enum {string} */
                            readonly channel: "email" | "sms";
                            readonly count: number;
                            readonly leaves: boolean;
                            readonly recipient: string | null;
                        }[];
                    };
                };
            };
        };
    };
    readonly "outage-counts": {
        readonly parameters: {
            readonly query?: {
                readonly days?: 7 | 30 | 90;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly count: number;
                        readonly label: string;
                        readonly minutes: number;
                        readonly store_id: number;
                    }[];
                };
            };
        };
    };
    readonly "outbox.resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "outbox.text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly body: string;
                    };
                };
            };
        };
    };
    readonly "personal-data.erase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly person: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly actor: string | null;
                        /** Format: date-time */
                        readonly at: string;
                        readonly counts: {
                            readonly [key: string]: number;
                        };
                        readonly id: number;
                        readonly person: string;
                    };
                };
            };
        };
    };
    readonly "personal-data.erasures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly actor: string | null;
                        /** Format: date-time */
                        readonly at: string;
                        readonly counts: {
                            readonly [key: string]: number;
                        };
                        readonly id: number;
                        readonly person: string;
                    }[];
                };
            };
        };
    };
    readonly "personal-data.export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly person: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly accounts: readonly {
                            readonly email: string;
                            readonly id: number;
                            readonly name: string;
                        }[];
                        readonly bans: readonly {
                            readonly id: number;
                            readonly pattern: string;
                            readonly reason: string | null;
                        }[];
                        readonly history: readonly {
                            readonly action: string;
                            /** Format: date-time */
                            readonly at: string;
                            readonly changes: {
                                readonly [key: string]: unknown;
                            };
                            readonly fields: readonly string[];
                            readonly record_id: number;
                            readonly resource: string;
                        }[];
                        readonly imports: readonly {
                            readonly cells: readonly string[];
                            readonly file_name: string;
                            readonly line: number;
                        }[];
                        readonly messages: readonly {
                            readonly body: string | null;
                            readonly channel: string;
                            /** Format: date-time */
                            readonly created_at: string;
                            readonly id: number;
                            readonly recipient: string;
                            readonly state: string;
                            readonly subject: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly deleted: boolean;
                            readonly email: string | null;
                            readonly id: number;
                            readonly is_expected: boolean;
                            readonly name: string;
                            readonly note: string | null;
                            readonly phone: string | null;
                            readonly pin: string;
                            readonly service: string;
                            /** Format: date-time */
                            readonly starts_at: string;
                            /** @enum {unknown} */
                            readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                            readonly store: string;
                            readonly version: number;
                        }[];
                        readonly person: string;
                        readonly records: readonly {
                            readonly deleted: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly resource: string;
                            readonly values: readonly {
                                readonly child: string | null;
                                readonly field: string;
                                readonly value: string;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly "personal-data.find": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly person: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly accounts: readonly {
                            readonly email: string;
                            readonly id: number;
                            readonly name: string;
                        }[];
                        readonly bans: readonly {
                            readonly id: number;
                            readonly pattern: string;
                            readonly reason: string | null;
                        }[];
                        readonly history: readonly {
                            readonly action: string;
                            /** Format: date-time */
                            readonly at: string;
                            readonly changes: {
                                readonly [key: string]: unknown;
                            };
                            readonly fields: readonly string[];
                            readonly record_id: number;
                            readonly resource: string;
                        }[];
                        readonly imports: readonly {
                            readonly cells: readonly string[];
                            readonly file_name: string;
                            readonly line: number;
                        }[];
                        readonly messages: readonly {
                            readonly body: string | null;
                            readonly channel: string;
                            /** Format: date-time */
                            readonly created_at: string;
                            readonly id: number;
                            readonly recipient: string;
                            readonly state: string;
                            readonly subject: string | null;
                        }[];
                        readonly orders: readonly {
                            readonly deleted: boolean;
                            readonly email: string | null;
                            readonly id: number;
                            readonly is_expected: boolean;
                            readonly name: string;
                            readonly note: string | null;
                            readonly phone: string | null;
                            readonly pin: string;
                            readonly service: string;
                            /** Format: date-time */
                            readonly starts_at: string;
                            /** @enum {unknown} */
                            readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                            readonly store: string;
                            readonly version: number;
                        }[];
                        readonly person: string;
                        readonly records: readonly {
                            readonly deleted: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly resource: string;
                            readonly values: readonly {
                                readonly child: string | null;
                                readonly field: string;
                                readonly value: string;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly "preferences.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
    };
    readonly "preferences.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly [key: string]: unknown;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "public.booking": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly confirmation_minutes: number;
                        readonly form: {
                            readonly checkbox: {
                                readonly required: boolean;
                                readonly shown: boolean;
                                readonly text: string | null;
                                readonly text_en: string | null;
                            };
                            readonly name: {
                                readonly required: boolean;
                                readonly shown: boolean;
                            };
                            readonly note: {
                                readonly required: boolean;
                                readonly shown: boolean;
                            };
                            readonly phone: {
                                readonly required: boolean;
                                readonly shown: boolean;
                            };
                        };
                        readonly groups: readonly {
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly picture_url: string | null;
                            readonly text: string | null;
                            readonly text_en: string | null;
                        }[];
                        readonly is_confirmed_by_email: boolean;
                        readonly logo_url: string | null;
                        readonly map_attribution: string | null;
                        readonly office_name: string | null;
                        readonly office_name_en: string | null;
                        readonly services: readonly {
                            readonly group_ids: readonly number[];
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly store_id: number;
                        }[];
                        readonly show_map: boolean;
                        readonly stores: readonly {
                            readonly city: string | null;
                            readonly email: string | null;
                            readonly id: number;
                            readonly latitude: number | null;
                            readonly longitude: number | null;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly phone: string | null;
                            readonly street: string | null;
                            readonly text: string | null;
                            readonly text_en: string | null;
                            readonly waiting: number | null;
                            readonly zip: string | null;
                        }[];
                        readonly terms_url: string | null;
                        readonly terms_url_en: string | null;
                        readonly texts: {
                            readonly confirm_text: string | null;
                            readonly confirm_text_en: string | null;
                            readonly confirmation: {
                                readonly text: string | null;
                                readonly text_en: string | null;
                                readonly title: string | null;
                                readonly title_en: string | null;
                            };
                            readonly form: {
                                readonly text: string | null;
                                readonly text_en: string | null;
                                readonly title: string | null;
                                readonly title_en: string | null;
                            };
                            readonly service: {
                                readonly text: string | null;
                                readonly text_en: string | null;
                                readonly title: string | null;
                                readonly title_en: string | null;
                            };
                            readonly time: {
                                readonly text: string | null;
                                readonly text_en: string | null;
                                readonly title: string | null;
                                readonly title_en: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    readonly "public.hold": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly service_id: number;
                    /** Format: date-time */
                    readonly starts_at: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** Format: date-time */
                        readonly held_until: string;
                        /** Format: date-time */
                        readonly now: string;
                        /** Format: date-time */
                        readonly starts_at: string;
                        readonly token: string;
                    };
                };
            };
        };
    };
    readonly "public.release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "public.order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @default web
                     * @enum {string}
                     */
                    readonly channel?: "web" | "mobile" | "webkiosk";
                    readonly consent?: boolean;
                    readonly email: string;
                    readonly hold: string;
                    /** @enum {string} */
                    readonly language?: "cs" | "en";
                    readonly name?: string;
                    readonly note?: string;
                    readonly phone?: string;
                    readonly website?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly confirm_until: string | null;
                        readonly email: string;
                        readonly letter: ("waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced") | null;
                        readonly token: string | null;
                    };
                };
            };
        };
    };
    readonly "public.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly pin?: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly can_be_changed: boolean;
                        readonly confirm_until: string | null;
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** @enum {string} */
                        readonly language: "cs" | "en";
                        readonly name: string | null;
                        readonly pin: string | null;
                        readonly sequence: number;
                        readonly service: {
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                        };
                        /** Format: date-time */
                        readonly starts_at: string;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                        readonly store: {
                            readonly city: string | null;
                            readonly has_kiosk: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly phone: string | null;
                            readonly street: string | null;
                        };
                        readonly uid: string;
                    };
                };
            };
        };
    };
    readonly "public.confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly can_be_changed: boolean;
                        readonly confirm_until: string | null;
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** @enum {string} */
                        readonly language: "cs" | "en";
                        readonly name: string | null;
                        readonly pin: string | null;
                        readonly sequence: number;
                        readonly service: {
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                        };
                        /** Format: date-time */
                        readonly starts_at: string;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                        readonly store: {
                            readonly city: string | null;
                            readonly has_kiosk: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly phone: string | null;
                            readonly street: string | null;
                        };
                        readonly uid: string;
                    };
                };
            };
        };
    };
    readonly "public.days-of-move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date */
                    readonly from: string;
                    /** Format: date */
                    readonly to: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date */
                        readonly day: string;
                        readonly free: number;
                        readonly opens_at: string | null;
                        /** @enum {string} */
                        readonly type: "free" | "occupied" | "notAvailable" | "holiday" | "blocked";
                    }[];
                };
            };
        };
    };
    readonly "public.times-of-move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date */
                    readonly day: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** Format: date-time */
                        readonly starts_at: string;
                    }[];
                };
            };
        };
    };
    readonly "public.move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date-time */
                    readonly starts_at: string;
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly can_be_changed: boolean;
                        readonly confirm_until: string | null;
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** @enum {string} */
                        readonly language: "cs" | "en";
                        readonly name: string | null;
                        readonly pin: string | null;
                        readonly sequence: number;
                        readonly service: {
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                        };
                        /** Format: date-time */
                        readonly starts_at: string;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                        readonly store: {
                            readonly city: string | null;
                            readonly has_kiosk: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly phone: string | null;
                            readonly street: string | null;
                        };
                        readonly uid: string;
                    };
                };
            };
        };
    };
    readonly "public.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly can_be_changed: boolean;
                        readonly confirm_until: string | null;
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** @enum {string} */
                        readonly language: "cs" | "en";
                        readonly name: string | null;
                        readonly pin: string | null;
                        readonly sequence: number;
                        readonly service: {
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                        };
                        /** Format: date-time */
                        readonly starts_at: string;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                        readonly store: {
                            readonly city: string | null;
                            readonly has_kiosk: boolean;
                            readonly id: number;
                            readonly name: string;
                            readonly name_en: string | null;
                            readonly phone: string | null;
                            readonly street: string | null;
                        };
                        readonly uid: string;
                    };
                };
            };
        };
    };
    readonly "public.waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly hold: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date-time */
                        readonly confirm_until: string;
                        readonly email: string;
                        readonly letter: ("waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced") | null;
                        readonly letters_left: number;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                    };
                };
            };
        };
    };
    readonly "public.mend-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly hold: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date-time */
                        readonly confirm_until: string;
                        readonly email: string;
                        readonly letter: ("waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced") | null;
                        readonly letters_left: number;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                    };
                };
            };
        };
    };
    readonly "public.resend-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly hold: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Format: date-time */
                        readonly confirm_until: string;
                        readonly email: string;
                        readonly letter: ("waiting" | "sent" | "failed" | "kept" | "over" | "withheld" | "bounced") | null;
                        readonly letters_left: number;
                        /** @enum {string} */
                        readonly state: "unconfirmed" | "confirmed" | "arrived" | "served" | "missed" | "cancelled" | "expired";
                    };
                };
            };
        };
    };
    readonly "public.free-days": {
        readonly parameters: {
            readonly query: {
                readonly from: string;
                readonly to: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date */
                        readonly day: string;
                        readonly free: number;
                        readonly opens_at: string | null;
                        /** @enum {string} */
                        readonly type: "free" | "occupied" | "notAvailable" | "holiday" | "blocked";
                    }[];
                };
            };
        };
    };
    readonly "public.free-times": {
        readonly parameters: {
            readonly query: {
                readonly day: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date-time */
                        readonly ends_at: string;
                        /** Format: date-time */
                        readonly starts_at: string;
                    }[];
                };
            };
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["found"];
                };
            };
        };
    };
    readonly "service-blocks.impact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date */
                    readonly first_day: string;
                    readonly from_time?: string | null;
                    /** Format: date */
                    readonly last_day: string;
                    readonly to_time?: string | null;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly {
                            /** Format: date-time */
                            readonly ends_at: string;
                            readonly id: number;
                            readonly name: string;
                            readonly pin: string;
                            readonly service: string;
                            readonly service_id: number;
                            /** Format: date-time */
                            readonly starts_at: string;
                        }[];
                        readonly total: number;
                    };
                };
            };
        };
    };
    readonly "booking.free-times": {
        readonly parameters: {
            readonly query: {
                readonly from: string;
                readonly order?: number;
                readonly to: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly days: readonly {
                            readonly blocks: readonly {
                                /** @enum {string} */
                                readonly by: "mark" | "exception" | "service";
                                /** Format: date */
                                readonly first_day: string;
                                readonly hours: {
                                    readonly closes: string;
                                    readonly opens: string;
                                } | null;
                                readonly id: number;
                                /** Format: date */
                                readonly last_day: string;
                                readonly note: string | null;
                            }[];
                            /** Format: date */
                            readonly day: string;
                            readonly intervals: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly note: string | null;
                            readonly times: readonly {
                                readonly capacity: number;
                                /** Format: date-time */
                                readonly ends_at: string;
                                readonly free: number;
                                /** Format: date-time */
                                readonly starts_at: string;
                            }[];
                            /** @enum {string} */
                            readonly type: "free" | "occupied" | "notAvailable" | "holiday" | "blocked";
                        }[];
                        readonly has_plan: boolean;
                        readonly nearest: {
                            readonly capacity: number;
                            /** Format: date-time */
                            readonly ends_at: string;
                            readonly free: number;
                            /** Format: date-time */
                            readonly starts_at: string;
                        } | null;
                    };
                };
            };
        };
    };
    readonly "services.copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly dry_run?: boolean;
                    readonly filter?: {
                        readonly [key: string]: unknown;
                    };
                    readonly ids?: readonly number[];
                    readonly left_out?: readonly {
                        readonly service_id: number;
                        readonly store_id: number;
                    }[];
                    /** @enum {string} */
                    readonly numbering?: "own" | "same";
                    readonly seen?: readonly string[];
                    readonly store_ids: readonly number[];
                    readonly with_desks?: boolean;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly message?: string;
                        readonly name: string | null;
                        /** @enum {string} */
                        readonly result: "copied" | "unchanged" | "refused";
                        readonly seen: string;
                        readonly services: readonly {
                            readonly changes: readonly {
                                readonly after: unknown;
                                readonly before: unknown;
                                readonly field: string;
                            }[];
                            readonly desks: readonly number[];
                            readonly message?: string;
                            readonly missing_desks: readonly number[];
                            readonly name: string;
                            /** @enum {string} */
                            readonly result: "created" | "changed" | "unchanged" | "left" | "refused";
                            readonly seen: string;
                            readonly service_id: number;
                        }[];
                        readonly store_id: number;
                    }[];
                };
            };
        };
    };
    readonly "sessions.list": {
        readonly parameters: {
            readonly query?: {
                readonly user_id?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["session"][];
                };
            };
        };
    };
    readonly "sessions.end-others": {
        readonly parameters: {
            readonly query?: {
                readonly user_id?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ended-sessions"];
                };
            };
        };
    };
    readonly "sessions.end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "opening.apply-default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly dry_run?: boolean;
                    readonly seen?: readonly string[];
                    readonly store_ids: readonly number[];
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly changes: readonly {
                            readonly after: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly before: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly weekday: number;
                        }[];
                        readonly message?: string;
                        readonly name: string | null;
                        readonly orders: number;
                        /** @enum {string} */
                        readonly result: "created" | "replaced" | "unchanged" | "refused";
                        readonly seen: string;
                        readonly store_id: number;
                    }[];
                };
            };
        };
    };
    readonly "store-hours": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly id: number;
                        readonly next: {
                            /** Format: date */
                            readonly day: string;
                            readonly opens: string;
                        } | null;
                        readonly today: readonly {
                            readonly closes: string;
                            readonly opens: string;
                        }[];
                        readonly yesterday: readonly {
                            readonly closes: string;
                            readonly opens: string;
                        }[];
                    }[];
                };
            };
        };
    };
    readonly "backups.make": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "backups.upload": {
        readonly parameters: {
            readonly query?: {
                readonly file_name?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["backups"];
                };
            };
        };
    };
    readonly "booking.ground": {
        readonly parameters: {
            readonly query?: {
                readonly service_id?: number;
                readonly web_group_id?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly hidden_by: ("store" | "service") | null;
                        readonly orders: readonly {
                            /** Format: date-time */
                            readonly ends_at: string;
                            readonly id: number;
                            readonly name: string | null;
                            /** Format: date-time */
                            readonly starts_at: string;
                        }[];
                        readonly plan: {
                            readonly active: boolean;
                            readonly days_ahead: number;
                            readonly id: number;
                            readonly intervals: readonly {
                                readonly capacity: number;
                                readonly closes: string;
                                readonly length_minutes: number;
                                readonly opens: string;
                                readonly valid_from: string | null;
                                readonly valid_to: string | null;
                                readonly weekday: number;
                            }[];
                            readonly least_minutes_before: number;
                            readonly opens_at: string;
                            readonly service_id: number | null;
                            readonly web_group_id: number | null;
                        } | null;
                        readonly sources: {
                            readonly blocks: readonly {
                                /** Format: date */
                                readonly first_day: string;
                                readonly from_time: string | null;
                                readonly id: number;
                                /** Format: date */
                                readonly last_day: string;
                                readonly note: string | null;
                                readonly service_id: number;
                                readonly to_time: string | null;
                            }[];
                            readonly exceptions: readonly {
                                readonly closed: boolean;
                                /** Format: date */
                                readonly day: string;
                                readonly id: number;
                                readonly intervals: readonly {
                                    readonly closes: string;
                                    readonly opens: string;
                                }[];
                                readonly note: string | null;
                            }[];
                            readonly marks: readonly {
                                /** Format: date */
                                readonly day: string;
                                /** @enum {string} */
                                readonly day_type: "holiday" | "blocked" | "open";
                                readonly id: number;
                                readonly note: string | null;
                            }[];
                            readonly plans: readonly {
                                readonly id: number;
                                readonly intervals: readonly {
                                    readonly closes: string;
                                    readonly opens: string;
                                    readonly weekday: number;
                                }[];
                                readonly name: string;
                                readonly valid_from: string | null;
                                readonly valid_to: string | null;
                            }[];
                        };
                        readonly taken: readonly {
                            readonly cell: number;
                            readonly places: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly "opening.days": {
        readonly parameters: {
            readonly query: {
                readonly from: string;
                readonly to: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date */
                        readonly day: string;
                        readonly intervals: readonly {
                            readonly closes: string;
                            readonly opens: string;
                        }[];
                        readonly orders: number;
                        readonly reasons: readonly {
                            /** @enum {string} */
                            readonly code: "base_plan" | "dated_plan" | "no_plan" | "public_holiday" | "marked_open" | "exception" | "marked_holiday" | "blocked" | "service_blocked";
                            readonly holiday: ("restoration_day" | "labour_day" | "victory_day" | "cyril_and_methodius" | "jan_hus" | "statehood_day" | "independence_day" | "freedom_day" | "christmas_eve" | "christmas_day" | "st_stephen" | "good_friday" | "easter_monday") | null;
                            readonly id: number | null;
                            readonly intervals: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly name: string | null;
                        }[];
                        /** @enum {string} */
                        readonly type: "free" | "occupied" | "notAvailable" | "holiday" | "blocked";
                    }[];
                };
            };
        };
    };
    readonly "stores.key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly pre_shared_key: string;
                        /** Format: uri */
                        readonly socket_address: string;
                    };
                };
            };
        };
    };
    readonly "licences.standing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly available_modules: readonly ("ordering" | "mobile_app" | "sms" | "advertisement" | "overviews" | "statistics")[];
                        readonly counts: readonly {
                            /** @enum {string} */
                            readonly kind: "software_bulkhead_desk_count" | "hardware_bulkhead_desk_count" | "virtual_display_count" | "hardware_display_count" | "input_device_count";
                            readonly licensed: number | null;
                            readonly used: number;
                        }[];
                        readonly days_left: number | null;
                        readonly serial_number: string;
                        /** @enum {string} */
                        readonly state: "none" | "valid" | "ending" | "ended";
                        readonly store_id: number;
                        readonly valid_to: string | null;
                    };
                };
            };
        };
    };
    readonly "licences.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly license_key: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly available_modules: readonly ("ordering" | "mobile_app" | "sms" | "advertisement" | "overviews" | "statistics")[];
                        readonly counts: readonly {
                            /** @enum {string} */
                            readonly kind: "software_bulkhead_desk_count" | "hardware_bulkhead_desk_count" | "virtual_display_count" | "hardware_display_count" | "input_device_count";
                            readonly licensed: number | null;
                            readonly used: number;
                        }[];
                        readonly days_left: number | null;
                        readonly serial_number: string;
                        /** @enum {string} */
                        readonly state: "none" | "valid" | "ending" | "ended";
                        readonly store_id: number;
                        readonly valid_to: string | null;
                    };
                };
            };
        };
    };
    readonly "opening.mark-days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly day_type: ("holiday" | "blocked" | "open") | null;
                    readonly days: readonly string[];
                    readonly note?: string | null;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        /** Format: date */
                        readonly day: string;
                        /** @enum {string} */
                        readonly result: "created" | "changed" | "removed" | "unchanged";
                    }[];
                };
            };
        };
    };
    readonly "opening.copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly dry_run?: boolean;
                    readonly plan_id: number;
                    readonly seen?: readonly string[];
                    readonly store_ids: readonly number[];
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly changes: readonly {
                            readonly after: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly before: readonly {
                                readonly closes: string;
                                readonly opens: string;
                            }[];
                            readonly weekday: number;
                        }[];
                        readonly message?: string;
                        readonly name: string | null;
                        readonly orders: number;
                        /** @enum {string} */
                        readonly result: "created" | "replaced" | "unchanged" | "refused";
                        readonly seen: string;
                        readonly store_id: number;
                    }[];
                };
            };
        };
    };
    readonly "opening.impact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly day_type?: ("holiday" | "blocked" | "open") | null;
                    readonly days?: readonly string[];
                    readonly exception?: {
                        readonly closed?: boolean;
                        /** Format: date */
                        readonly day: string;
                        readonly id?: number | null;
                        readonly intervals?: readonly {
                            readonly closes: string;
                            readonly opens: string;
                        }[];
                    };
                    readonly id?: number;
                    readonly plan?: {
                        readonly id?: number | null;
                        readonly intervals: readonly {
                            readonly closes: string;
                            readonly opens: string;
                            readonly weekday: number;
                        }[];
                        readonly valid_from?: string | null;
                        readonly valid_to?: string | null;
                    };
                    /** @enum {string} */
                    readonly removed?: "plan" | "exception";
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly orders: readonly {
                            /** Format: date-time */
                            readonly ends_at: string;
                            readonly id: number;
                            readonly name: string;
                            readonly pin: string;
                            readonly service: string;
                            readonly service_id: number;
                            /** Format: date-time */
                            readonly starts_at: string;
                        }[];
                        readonly total: number;
                    };
                };
            };
        };
    };
    readonly "stores.standing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly devices: readonly {
                            readonly id: number;
                            /** @enum {string} */
                            readonly kind: "touch_screen" | "virtual_display";
                            readonly last_communication_at: string | null;
                            readonly name: string;
                            readonly paper: ("enough" | "low" | "out") | null;
                            readonly playing: string | null;
                            readonly playing_since: string | null;
                            readonly state: ("online" | "offline" | "error") | null;
                            readonly state_since: string | null;
                        }[];
                        readonly figures: {
                            readonly city: string | null;
                            readonly code: string;
                            readonly connection_end: {
                                /** Format: date-time */
                                readonly at: string;
                                /** @enum {string} */
                                readonly kind: "lost" | "left" | "wrong_key" | "new_key" | "unintelligible";
                            } | null;
                            readonly id: number;
                            readonly key_made_at: string | null;
                            readonly label: string;
                            readonly last_socket_communication_at: string | null;
                            readonly month: {
                                readonly handling: {
                                    readonly longest: number;
                                    readonly shortest: number;
                                } | null;
                                readonly waiting: {
                                    readonly longest: number;
                                    readonly shortest: number;
                                } | null;
                            };
                            readonly outages: readonly {
                                /** @enum {string} */
                                readonly kind: "store_silent" | "device" | "power" | "network" | "server" | "printer" | "other";
                                /** Format: date-time */
                                readonly started_at: string;
                            }[];
                            readonly phone: string | null;
                            readonly playlists: readonly string[];
                            readonly region_id: number | null;
                            readonly short_label: string | null;
                            readonly today: {
                                readonly arrived: number;
                                readonly course: readonly number[];
                                readonly ordered: number;
                                readonly served: number;
                                readonly tickets: number;
                                readonly waiting: number;
                                readonly waiting_since: string | null;
                            };
                            readonly touch_screens: {
                                readonly count: number;
                                readonly in_trouble: number;
                                readonly paper: number;
                            };
                            readonly unusual_wait: {
                                readonly now: number;
                                readonly usual: number;
                            } | null;
                            readonly usual: {
                                readonly course: readonly number[];
                                readonly days: number;
                                readonly until_now: number;
                            };
                            readonly virtual_displays: {
                                readonly count: number;
                                readonly in_trouble: number;
                            };
                        };
                        readonly is_current: boolean;
                        readonly limits: {
                            readonly long_wait_minutes: number | null;
                            readonly many_waiting: number | null;
                            readonly unusual_minutes: number;
                            readonly unusual_times: number;
                        };
                        readonly monitored: {
                            readonly changes: {
                                readonly count: number;
                                readonly since: string | null;
                            };
                            readonly city: string | null;
                            readonly code: string;
                            readonly connected_since: string | null;
                            readonly connection_end: {
                                /** Format: date-time */
                                readonly at: string;
                                /** @enum {string} */
                                readonly kind: "lost" | "left" | "wrong_key" | "new_key" | "unintelligible";
                            } | null;
                            readonly desks: {
                                readonly count: number;
                                readonly open: number;
                            };
                            readonly devices_in_trouble: readonly {
                                readonly id: number;
                                /** @enum {string} */
                                readonly kind: "touch_screen" | "virtual_display";
                                readonly name: string;
                                readonly paper: ("enough" | "low" | "out") | null;
                                readonly state: ("online" | "offline" | "error") | null;
                                readonly state_since: string | null;
                            }[];
                            readonly first_connected_at: string | null;
                            readonly id: number;
                            readonly key_made_at: string | null;
                            readonly label: string;
                            readonly last_socket_communication_at: string | null;
                            readonly last_sync_at: string | null;
                            readonly latitude: number | null;
                            readonly licence: {
                                /** @enum {string} */
                                readonly state: "none" | "valid" | "ending" | "ended";
                                readonly valid_to: string | null;
                            };
                            readonly longitude: number | null;
                            readonly outages: readonly {
                                readonly ended_at: string | null;
                                readonly id: number;
                                /** @enum {string} */
                                readonly kind: "store_silent" | "device" | "power" | "network" | "server" | "printer" | "other";
                                /** Format: date-time */
                                readonly started_at: string;
                            }[];
                            readonly phone: string | null;
                            readonly playlists: readonly string[];
                            readonly region_id: number | null;
                            readonly reserves: readonly {
                                readonly id: number;
                                readonly name: string;
                                readonly open: boolean;
                                /** Format: date-time */
                                readonly since: string;
                            }[];
                            readonly services: readonly {
                                readonly id: number;
                                readonly name: string;
                                readonly waiting: number;
                                /** Format: date-time */
                                readonly waiting_since: string;
                            }[];
                            readonly short_label: string | null;
                            readonly sync_state: ("synchronised" | "waiting" | "downloading" | "error") | null;
                            readonly touch_screens: {
                                readonly count: number;
                                readonly error: number;
                                readonly in_trouble: number;
                                readonly online: number;
                                readonly paper: number;
                                readonly told: number;
                            };
                            readonly unusual_wait: {
                                readonly now: number;
                                readonly usual: number;
                            } | null;
                            readonly virtual_displays: {
                                readonly count: number;
                                readonly error: number;
                                readonly in_trouble: number;
                                readonly online: number;
                                readonly told: number;
                            };
                        };
                        readonly socket_address: string;
                    };
                };
            };
        };
    };
    readonly "stores.waiting-changes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly changes: readonly {
                            /** @enum {unknown} */
                            readonly action: "create" | "edit" | "delete" | "restore";
                            readonly actor_name: string | null;
                            readonly also_by: readonly string[];
                            /** Format: date-time */
                            readonly at: string;
                            readonly changes: {
                                readonly [key: string]: {
                                    readonly after?: unknown;
                                    readonly before?: unknown;
                                };
                            };
                            readonly id: number;
                            /** Format: date-time */
                            readonly last_at: string;
                            readonly merged: number;
                            readonly reason: string | null;
                            readonly record_id: number;
                            readonly record_name: string | null;
                            readonly resource: string;
                            readonly revision: number | null;
                            readonly stands: boolean;
                            /** @enum {unknown} */
                            readonly state: "waiting" | "downloading" | "not_applied";
                        }[];
                        readonly hidden: number;
                        readonly total: number;
                    };
                };
            };
        };
    };
    readonly "stores.withdraw-change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly change: number;
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly whole_record?: boolean;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly withdrawn: number;
                    };
                };
            };
        };
    };
    readonly "system.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly backups: {
                            readonly encrypted: boolean;
                            readonly folder: string | null;
                            readonly last_good: {
                                readonly asked_by: string | null;
                                readonly bytes: number | null;
                                readonly error: string | null;
                                readonly file: string | null;
                                readonly finished_at: string | null;
                                readonly id: number;
                                readonly made_at: string | null;
                                readonly night: string | null;
                                readonly started_at: string | null;
                            } | null;
                            readonly latest: readonly {
                                readonly asked_by: string | null;
                                readonly bytes: number | null;
                                readonly error: string | null;
                                readonly file: string | null;
                                readonly finished_at: string | null;
                                readonly id: number;
                                readonly made_at: string | null;
                                readonly night: string | null;
                                readonly started_at: string | null;
                            }[];
                            readonly next_at: string | null;
                        };
                        readonly database: {
                            readonly bytes: number;
                            /** @enum {unknown} */
                            readonly kind: "embedded" | "server";
                            readonly version: string;
                        };
                        readonly disk: {
                            readonly folder: string;
                            readonly free_bytes: number;
                            /** @enum {unknown} */
                            readonly state: "ample" | "low" | "read_only";
                            readonly total_bytes: number;
                        } | null;
                        readonly jobs: {
                            readonly failed_last_day: number;
                            readonly running: number;
                            readonly waiting: number;
                            readonly waiting_since: string | null;
                        };
                        readonly messages: {
                            readonly failed_last_day: number;
                            readonly held: number;
                            readonly kept_last_day: number;
                            readonly overdue_since: string | null;
                            readonly unsent: readonly ("email" | "sms")[];
                            readonly waiting: number;
                        };
                        readonly node: string;
                        /** Format: date-time */
                        readonly started_at: string;
                        readonly troubles: readonly {
                            /** @enum {unknown} */
                            readonly code: "disk_full" | "backup_failed" | "backup_old" | "backup_off" | "disk_low" | "jobs_waiting" | "messages_overdue" | "messages_failed" | "bounces_unread" | "email_gateway_missing";
                            readonly count: number | null;
                            readonly since: string | null;
                        }[];
                        readonly version: string;
                    };
                };
            };
        };
    };
    readonly "system.back-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly asked_by: string | null;
                        readonly bytes: number | null;
                        readonly error: string | null;
                        readonly file: string | null;
                        readonly finished_at: string | null;
                        readonly id: number;
                        readonly made_at: string | null;
                        readonly night: string | null;
                        readonly started_at: string | null;
                    };
                };
            };
        };
    };
    readonly "tasks.list": {
        readonly parameters: {
            readonly query?: {
                readonly filter?: {
                    readonly everyone?: boolean;
                    /** @enum {string} */
                    readonly kind?: "import_check" | "import" | "backup" | "backup_restore";
                    readonly owner_id?: number;
                    /** @enum {string} */
                    readonly state?: "waiting" | "running" | "done" | "failed" | "cancelled";
                };
                readonly range?: readonly number[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["task"][];
                };
            };
        };
    };
    readonly "tasks.show": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "tasks.cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "tasks.retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["task"];
                };
            };
        };
    };
    readonly "templates.test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly channel: "email" | "sms";
                    readonly content: string;
                    readonly subject?: string;
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly leaves: boolean;
                        readonly recipient: string;
                    };
                };
            };
        };
    };
    readonly "views.list": {
        readonly parameters: {
            readonly query: {
                readonly resource: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["saved-view"][];
                };
            };
        };
    };
    readonly "views.create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly resource: string;
                    readonly shared?: boolean;
                    readonly state: {
                        readonly columns: readonly string[];
                        readonly filter: {
                            readonly [key: string]: unknown;
                        };
                        readonly page_size: number;
                        readonly sort: readonly (readonly string[])[];
                    };
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["saved-view"];
                };
            };
        };
    };
    readonly "views.delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["saved-view"];
                };
            };
        };
    };
    readonly "views.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name?: string;
                    readonly shared?: boolean;
                    readonly state?: {
                        readonly columns: readonly string[];
                        readonly filter: {
                            readonly [key: string]: unknown;
                        };
                        readonly page_size: number;
                        readonly sort: readonly (readonly string[])[];
                    };
                };
            };
        };
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["saved-view"];
                };
            };
        };
    };
    readonly "views.restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["saved-view"];
                };
            };
        };
    };
    readonly "waiting-changes.counts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly "4XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["error"];
                };
            };
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly count: number;
                        /** Format: date-time */
                        readonly since: string;
                        readonly store_id: number;
                    }[];
                };
            };
        };
    };
}
