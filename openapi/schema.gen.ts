/** Generated from openapi/tearline.yaml by `npm run generate`. Do not edit. */
export interface paths {
  '/api/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in account */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/attributes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the account keeps for itself */
    get: operations['listAttributes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/attributes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AttributeId'];
      };
      cookie?: never;
    };
    /** One attribute of the account */
    get: operations['getAttribute'];
    put?: never;
    /** Keep an attribute, in place of the one of that id */
    post: operations['saveAttribute'];
    /** Forget an attribute */
    delete: operations['deleteAttribute'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/brand': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's brand */
    get: operations['getBrand'];
    /**
     * Keep a brand, in place of the one before
     * @description With `If-Match` it is refused where the brand has changed since it was read; `"none"` stands for no brand. The
     *     coupons that were made with it do not change.
     */
    put: operations['keepBrand'];
    post?: never;
    /**
     * Erase the brand
     * @description Its files are removed within two hours, unless a coupon has them too. Without a brand nothing happens.
     */
    delete: operations['eraseBrand'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/brand/media': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A logo of the account's brand */
    get: operations['getBrandMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/color/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The colors templates can be filtered by */
    get: operations['listColors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search the templates
     * @description Inactive templates are listed for administrators only.
     */
    get: operations['listTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/template/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * One template with its design
     * @description An inactive template is found by administrators only.
     */
    get: operations['getTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/template/similar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Templates that share keywords or colors with one
     * @description Those that share most come first. The template itself is not among them.
     */
    get: operations['listSimilarTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/template/admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a template */
    post: operations['createTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/template/admin/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** One template with all that administrators keep of it */
    get: operations['getAdminTemplate'];
    put?: never;
    post?: never;
    /**
     * Remove a template
     * @description Coupons that were made from it stay as they are, and so does its Ride-Along design for them.
     */
    delete: operations['deleteTemplate'];
    options?: never;
    head?: never;
    /**
     * Change a template
     * @description Members that are left out stay as they are. With If-Match, a template that another administrator has changed
     *     since answers 412; coupons that were made from it in between are no change of it.
     */
    patch: operations['updateTemplate'];
    trace?: never;
  };
  '/api/v1/template/admin/{id}/keyword/{keyword}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        keyword: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take a keyword off a template */
    delete: operations['removeTemplateKeyword'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/keyword/popular': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The keywords suggested to somebody who is about to search */
    get: operations['listPopularKeywords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/keyword/admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The keywords, by name */
    get: operations['listKeywords'];
    put?: never;
    /**
     * Add a keyword
     * @description Templates in `templateIds` get it in the same transaction; 404 names those that do not exist.
     */
    post: operations['createKeyword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/keyword/admin/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    /** One keyword */
    get: operations['getKeyword'];
    /**
     * Replace a keyword
     * @description Another name renames it, on the templates that carry it too. A thumbnail that is left out stays; null takes it away.
     */
    put: operations['updateKeyword'];
    post?: never;
    /**
     * Remove a keyword from the suggestions
     * @description Templates that carry the word keep it.
     */
    delete: operations['deleteKeyword'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/search/admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Searches that found nothing in the last 30 days
     * @description Counted by their words alone; whoever searched is not stored. Words that are a keyword or a synonym by now are not listed.
     */
    get: operations['listMissedSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/search/admin/{term}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        term: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Forget a search that found nothing */
    delete: operations['dismissMissedSearch'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/synonym/admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The synonyms that searches understand, by word */
    get: operations['listSynonyms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/synonym/admin/{word}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word or several, or a sign ("%", "$") that stands for numbers with it. */
        word: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Add a synonym, or replace what it stands for
     * @description Words of one stem are one synonym, so that "dogs" takes the place of "dog".
     */
    put: operations['saveSynonym'];
    post?: never;
    /** Remove a synonym */
    delete: operations['deleteSynonym'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/keyword/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    /**
     * A keyword's picture
     * @description Public for active keywords, so that a plain `<img>` can show it; an inactive keyword's needs an administrator's token.
     */
    get: operations['getKeywordImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/informedimages/template/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * The Ride-Along design kept under an informedImages id
     * @description There for whoever sees its template or has a coupon made from it; for others 404.
     */
    get: operations['getInformedImages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/informedimages/template/{id}/archive': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** The Ride-Along image as the template has it, ready for the mail */
    get: operations['getRideAlongArchive'];
    put?: never;
    /** The marketer's own Ride-Along image, ready for the mail */
    post: operations['makeRideAlongArchive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/template/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * A template's picture
     * @description Public for active templates, so that a plain `<img>` can show it; an inactive template's needs an administrator's token.
     */
    get: operations['getTemplateImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/barcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A barcode of a value, for the preview */
    get: operations['previewBarcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's own coupons */
    get: operations['listProjects'];
    put?: never;
    /**
     * Save a finished coupon
     * @description The same Idempotency-Key with the same body gives the answer of the first call and makes no second coupon;
     *     with another body it answers 422, and 410 where that coupon has been removed since.
     */
    post: operations['createProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove several of the caller's own coupons
     * @description All or nothing; with one id among them that is not the caller's, it answers 404 and removes none.
     */
    delete: operations['deleteProjects'];
    options?: never;
    head?: never;
    /**
     * Switch several of the caller's own coupons on or off
     * @description All or nothing; with one id among them that is not the caller's, it answers 404 and changes none.
     */
    patch: operations['switchProjects'];
    trace?: never;
  };
  '/api/v1/project/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * One of the caller's own coupons, whole
     * @description Somebody else's id answers 404.
     */
    get: operations['getProject'];
    /**
     * Save a coupon that was edited
     * @description Everything is replaced by what is sent. An image or original that has not changed may be named by its content
     *     hash, as the project answers it, instead of being sent again. With If-Match, an edit of a coupon that has
     *     changed since answers 412; the same update sent twice answers the same.
     */
    put: operations['updateProject'];
    post?: never;
    /** Remove one of the caller's own coupons */
    delete: operations['deleteProject'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/admin/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Anybody's coupon, for administrators */
    get: operations['getAnyProject'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/name': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Give a coupon another name on the dashboard */
    patch: operations['renameProject'];
    trace?: never;
  };
  '/api/v1/project/{id}/note': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the owner's private note on a coupon
     * @description Only the owner's lists have the note. An empty one takes it away.
     */
    patch: operations['noteProject'];
    trace?: never;
  };
  '/api/v1/project/{id}/activate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Let a coupon's link work again */
    patch: operations['activateProject'];
    trace?: never;
  };
  '/api/v1/project/{id}/deactivate': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Switch a coupon's link off */
    patch: operations['deactivateProject'];
    trace?: never;
  };
  '/api/v1/project/{id}/clone': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a new coupon of one of the caller's own
     * @description The new coupon has an id and a link of its own and is active. The same Idempotency-Key makes one only; a key
     *     that named another request answers 422, and 410 where that coupon has been removed since.
     */
    post: operations['cloneProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/wallets': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** What became of the last change of one of the caller's own coupons on the passes that people saved */
    get: operations['getProjectWallets'];
    put?: never;
    /**
     * Send the last change of one of the caller's own coupons again to whom it has not reached
     * @description What was given up is queued anew, what waits for its next attempt is tried at once; whom the change has reached is
     *     left alone, so that the same call a second time changes nothing.
     */
    post: operations['resendWalletUpdates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/archive': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Everything of one of the caller's own coupons as a zip
     * @description Both strips and logos, the barcode, the link as a QR code, the Ride-Along image where there is one, the pass, and a read-me.
     */
    get: operations['getProjectArchive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/postal-kit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a mailer portal asks of one of the caller's own coupons, as a zip
     * @description The Ride-Along image for the portal where there is one, a picture of the mail piece (from the upload, else from the
     *     artwork), and the checklist as a page and as text. Nothing of it is stored.
     */
    post: operations['makePostalKit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/media': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** An image of one of the caller's own coupons */
    get: operations['getProjectMedia'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** The series of codes of one of the caller's own coupons */
    get: operations['listCodeSeries'];
    put?: never;
    /**
     * Begin a series of codes for one of the caller's own coupons
     * @description The client chooses the id, so that the same call a second time begins one series only. The codes work after
     *     the series is finished. A series without rows for a day is removed.
     */
    post: operations['createCodeSeries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel or remove a series of codes
     * @description Its codes stop working at once; their rows are deleted in the background.
     */
    delete: operations['deleteCodeSeries'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}/list': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    /**
     * The codes of a series with their links, as CSV
     * @description The kept columns, the barcode's value, the code, its link, and its state, in the order of the list. A text that
     *     a spreadsheet would take for a formula has an apostrophe in front. It is sent as it is read.
     */
    get: operations['getCodeList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}/qr-codes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    /**
     * The links of a series as QR codes, as SVG files in a zip
     * @description Each file is named after its code. Codes that are switched off are left out. The zip is sent as it is drawn. An
     *     account may have two lists or zips under way at the same time; another one is answered 503.
     */
    get: operations['getCodePictures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}/links': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    /**
     * Links of a series, for sheets that the client prints
     * @description In the order of the list. Codes that are switched off are left out.
     */
    get: operations['listCodeLinks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}/rows/{start}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
        /** @description The rows that are stored before these. */
        start: number;
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Add rows to a series that is not finished
     * @description All rows are stored, or none. Rows that do not begin where the stored ones end change nothing: the answer says
     *     how many are stored, and the client goes on from there. So a call may be sent again after any failure.
     */
    put: operations['addCodeRows'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/codes/{series}/finish': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finish a series that has all its rows
     * @description From now on its codes work, and the coupon's own code and link count or not, as the body says. The same call a
     *     second time changes nothing.
     */
    post: operations['finishCodeSeries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/code-counts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * What became of the codes of one of the caller's own coupons
     * @description Each code counts once as opened, added and redeemed. Who opened it is not stored.
     */
    get: operations['getCodeCounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/sources': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** The sources of visits that the caller named for one of its own coupons */
    get: operations['getSources'];
    /**
     * Name the sources of visits of one of the caller's own coupons
     * @description `?s=mail` at the end of a coupon's or a code's address counts the visit for the source `mail`. Other values, and
     *     anything else in the query, are neither stored nor logged. Counts of sources that are no longer named stay.
     */
    put: operations['nameSources'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/household-codes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * Single codes of one of the caller's own coupons
     * @description A code is found by itself, by its link, or by the beginning of its barcode's value. Codes that replaced a found
     *     code, or that it replaced, are listed with it.
     */
    get: operations['findCodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/household-codes/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description A household's code; case, O for 0, and I and L for 1 do not matter. */
        code: components['parameters']['HouseholdCode'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Switch a single code off or on
     * @description Its page, its passes and the counters follow. A replaced code stays replaced; the answer says so.
     */
    patch: operations['switchCode'];
    trace?: never;
  };
  '/api/v1/project/{id}/household-codes/{code}/replacement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description A household's code; case, O for 0, and I and L for 1 do not matter. */
        code: components['parameters']['HouseholdCode'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace a single code by a new one
     * @description The new code has the kept columns of its row and is its own barcode, since the old barcode may be known to
     *     others. The old code stops working at once. The same call a second time answers the same new code. The new code
     *     of a used one can be used; the list of uses marks that.
     */
    post: operations['replaceCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/project/{id}/use-limit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** Whether and how often the own code of one of the caller's own coupons counts, and how often it did */
    get: operations['getUseLimit'];
    /**
     * Limit the uses of the own code of one of the caller's own coupons
     * @description Counters refuse a use beyond the limit. A limit below the uses so far refuses every further one. It counts for
     *     the coupon's own code and link; each household's code works once. `householdsOnly` left out stays as it is; it
     *     needs codes that work.
     */
    put: operations['setUseLimit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/proofs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's proofs whose pages are open */
    get: operations['listProofs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/proofs/{proof}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        proof: components['parameters']['Proof'];
      };
      cookie?: never;
    };
    /**
     * The proof of a draft, with its answers
     * @description Null for a draft that was not shared, or whose proof is somebody else's. A proof whose page has ended stays for
     *     thirty days, for its answers.
     */
    get: operations['getProof'];
    /**
     * Share an unpublished coupon for approval
     * @description The client chooses the id: the draft's, so that sharing again shows the new coupon at the same address, for
     *     another fourteen days. A proof whose page has ended gets a new address. Originals are ignored.
     */
    put: operations['shareProof'];
    post?: never;
    /**
     * End a proof's page at once
     * @description Its answers stay for thirty days, and an approval stays in force.
     */
    delete: operations['revokeProof'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/counters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's counters */
    get: operations['listCounters'];
    put?: never;
    /**
     * Make a counter
     * @description The client chooses the id, so that the same call a second time makes no second counter; it gets another address
     *     and PIN. Neither is stored in a form that could be shown again. An id of another account's counter is not found.
     */
    post: operations['createCounter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/counters/{counter}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        counter: components['parameters']['Counter'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a counter
     * @description Its address and its phones stop working at once. It stays in the list, for its uses.
     */
    delete: operations['revokeCounter'];
    options?: never;
    head?: never;
    /**
     * Rename a counter
     * @description Its uses are listed under the new name. Address and PIN stay.
     */
    patch: operations['renameCounter'];
    trace?: never;
  };
  '/api/v1/counters/{counter}/card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        counter: components['parameters']['Counter'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A new address and PIN for a counter
     * @description The old ones stop working at once, on phones that use them too. A revoked counter works again.
     */
    post: operations['renewCounter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/uses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The uses at the caller's counters, the newest first */
    get: operations['listUses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/uses/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The uses at the caller's counters, as CSV
     * @description Time, counter, coupon, code, and whether it was undone or a second use, the newest first. A text that a
     *     spreadsheet would take for a formula has an apostrophe in front. It is sent as it is read.
     */
    get: operations['getUseList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/till/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a counter on a phone by its address and PIN
     * @description Five wrong PINs of one network pause it for a minute. From the hundredth wrong PIN of a day on, each makes all
     *     networks wait twelve seconds longer; one that entered a wrong PIN itself waits twice as long. Phones that have a
     *     token never pause for it. An unknown and a revoked counter are not found.
     */
    post: operations['openTill'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/till': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The counter of a phone */
    get: operations['getTill'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/till/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Whether a scanned or typed text may be redeemed
     * @description The text is a link of a coupon or a code, a code, or a barcode's value. Only coupons of the counter's owner are
     *     known. Twenty unknown texts in a minute pause the counter for a minute.
     */
    post: operations['checkCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/till/uses/{press}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Names one press of the button, so that the same call a second time is no second use. */
        press: components['schemas']['Uuid'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Redeem a code, or a coupon by its own code
     * @description Of two counters at one moment one gets `redeemed`, the other `used` with the time and the counter. The same call
     *     a second time gets the answer of the first, for two days: a press that was refused redeems nothing later. With
     *     the text of another coupon or code it is refused with 400.
     */
    put: operations['redeemCode'];
    post?: never;
    /**
     * Undo a use, within a minute and at the same counter
     * @description The same call a second time changes nothing. Later the answer is `redeemed`, without seconds left.
     */
    delete: operations['undoUse'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/coupon/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** A coupon by its link */
    get: operations['getCoupon'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/coupons/{id}/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** An image of a coupon */
    get: operations['getCouponImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/coupons/{id}/barcode': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /**
     * A coupon's barcode
     * @description A coupon without a barcode answers 404.
     */
    get: operations['getCouponBarcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/coupons/{id}/pkpass': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** The coupon as a signed Apple Wallet pass */
    get: operations['getCouponPass'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/media/coupons/{id}/jwt': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** The coupon as a save-to-wallet token for Google Wallet */
    get: operations['getCouponToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet/apple/v1/devices/{deviceId}/registrations/{passType}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The phone's identifier for this product, as the phone made it. */
        deviceId: components['parameters']['DeviceId'];
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
      };
      cookie?: never;
    };
    /**
     * The passes of a phone that changed
     * @description Needs no token; a phone's identifier is known to the phone and to these services alone.
     */
    get: operations['listPassUpdates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet/apple/v1/devices/{deviceId}/registrations/{passType}/{serialNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The phone's identifier for this product, as the phone made it. */
        deviceId: components['parameters']['DeviceId'];
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
        /** @description The coupon's id. */
        serialNumber: components['parameters']['SerialNumber'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A phone holds a pass and wants to be told of its changes */
    post: operations['registerPass'];
    /** A phone no longer holds a pass */
    delete: operations['unregisterPass'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet/apple/v1/passes/{passType}/{serialNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
        /** @description The coupon's id. */
        serialNumber: components['parameters']['SerialNumber'];
      };
      cookie?: never;
    };
    /**
     * A pass as it is now
     * @description The pass of a coupon that is inactive or was removed is void.
     */
    get: operations['getUpdatedPass'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet/apple/v1/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What went wrong on a phone */
    post: operations['logPassFaults'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/wallet/google/v1/saves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Google tells of an offer that somebody saved or deleted
     * @description Google calls the address in the offer's class, by a message that it signs (`ECv2SigningOnly`); a save counts as
     *     one pass added. A message that Google did not sign, that has run out or that came before is passed over.
     */
    post: operations['noteGoogleSave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Phones may send more than this. */
    PassRegistration: {
      /** @description How the phone is reached through APNs. */
      pushToken: string;
    } & {
      [key: string]: unknown;
    };
    PassUpdates: {
      serialNumbers: components['schemas']['Uuid'][];
      /** @description To be sent as `passesUpdatedSince` next time; nothing can be read from it. */
      lastUpdated: string;
    };
    /** @description Google may send more than this. */
    GoogleMessage: {
      protocolVersion: string;
      signature: string;
      intermediateSigningKey: {
        signedKey: string;
        signatures: string[];
      } & {
        [key: string]: unknown;
      };
      signedMessage: string;
    } & {
      [key: string]: unknown;
    };
    /** @description Phones may send more than this. */
    PassFaults: {
      logs: string[];
    } & {
      [key: string]: unknown;
    };
    /** Format: uuid */
    Uuid: string;
    /** Format: binary */
    Binary: string;
    /** @description `#RRGGBB` */
    Hex: string;
    /** @description Hexadecimal RGB without a leading `#`. */
    ColorValue: string;
    /**
     * Format: date-time
     * @description RFC 3339, with capital letters and without leap seconds.
     */
    DateTime: string;
    Problem: {
      /**
       * @description Stable; `/problems/` and the failure's code.
       * @enum {string}
       */
      type:
        | '/problems/invalid-request'
        | '/problems/unauthorized'
        | '/problems/forbidden'
        | '/problems/not-found'
        | '/problems/method-not-allowed'
        | '/problems/request-in-progress'
        | '/problems/coupon-inactive'
        | '/problems/households-only'
        | '/problems/coupon-removed'
        | '/problems/stale-edit'
        | '/problems/body-too-large'
        | '/problems/unsupported-media-type'
        | '/problems/invalid-coupon'
        | '/problems/barcode-refused'
        | '/problems/image-refused'
        | '/problems/too-many-attributes'
        | '/problems/too-many-coupons'
        | '/problems/attribute-too-large'
        | '/problems/too-many-codes'
        | '/problems/too-many-counters'
        | '/problems/too-many-proofs'
        | '/problems/not-approved'
        | '/problems/idempotency-key-reused'
        | '/problems/too-many-requests'
        | '/problems/invalid-template'
        | '/problems/svg-refused'
        | '/problems/keyword-exists'
        | '/problems/unavailable'
        | '/problems/internal';
      title: string;
      status: number;
      detail?: string;
      /** @description The request's id. */
      instance?: string;
      errors?: components['schemas']['FieldError'][];
    };
    FieldError: {
      /** @description JSON pointer (RFC 6901) into the body; for a parameter `/` and its name. */
      pointer: string;
      /** @description A sentence that a form can show beside the field. */
      detail: string;
    };
    Account: {
      id: components['schemas']['Uuid'];
      email: string | null;
      name: string | null;
      roles: string[];
    };
    /** @description A name of the application's own choice, such as `theme`. */
    AttributeId: string;
    Attribute: {
      id: components['schemas']['AttributeId'];
      /** @description Any JSON value. */
      value: unknown;
    };
    AttributeToSave: {
      id?: components['schemas']['AttributeId'];
      /** @description Any JSON value, 8 KB at most as JSON text. */
      value: unknown;
    };
    /** @description What an account's coupons have in common. Its fields are those of the coupon form. */
    NewBrand: {
      merchantName: string;
      phone: components['schemas']['Phone'];
      website: components['schemas']['Website'];
      termsConditions: string;
      backgroundColor: components['schemas']['Hex'];
      foregroundColor: components['schemas']['Hex'];
      labelColor: components['schemas']['Hex'] | null;
      /** @enum {unknown} */
      haveLogoImage: 'yes' | 'no' | null;
      /** @description Two characters at most as people count them. */
      logoText: string | null;
      logoFont: components['schemas']['LogoFont'];
      logoBackgroundColor: components['schemas']['Hex'];
      logoTextColor: components['schemas']['Hex'];
      /** @description The logo for each wallet; left out where there is none, or where it is a text. */
      logos: {
        appleLogo?: components['schemas']['NewBrandLogo'];
        googleLogo?: components['schemas']['NewBrandLogo'];
      };
    };
    NewBrandLogo: {
      image: components['schemas']['RenderedImage'];
      original?: components['schemas']['OriginalImage'];
      crop?: components['schemas']['Crop'];
    };
    Brand: {
      merchantName: string;
      phone: components['schemas']['Phone'];
      website: components['schemas']['Website'];
      termsConditions: string;
      backgroundColor: components['schemas']['Hex'];
      foregroundColor: components['schemas']['Hex'];
      labelColor: components['schemas']['Hex'] | null;
      /** @enum {unknown} */
      haveLogoImage: 'yes' | 'no' | null;
      /** @description Two characters at most as people count them. */
      logoText: string | null;
      logoFont: components['schemas']['LogoFont'];
      logoBackgroundColor: components['schemas']['Hex'];
      logoTextColor: components['schemas']['Hex'];
      logos: {
        appleLogo?: components['schemas']['BrandLogo'];
        googleLogo?: components['schemas']['BrandLogo'];
      };
    };
    BrandLogo: {
      image: components['schemas']['ImageName'];
      original?: components['schemas']['StoredOriginal'];
      crop?: components['schemas']['Crop'];
    };
    Color: {
      value: components['schemas']['ColorValue'];
      description: string;
    };
    SchemeSwatches: {
      name: string;
      /** @description At most six colors that stand for the scheme. */
      colors: components['schemas']['Hex'][];
    };
    TemplateSummary: {
      id: components['schemas']['Uuid'];
      title: string;
      description: string;
      keywords: string[];
      colors: components['schemas']['ColorValue'][];
      active: boolean;
      editable: boolean;
      weight: number;
      /** Format: uuid */
      informedImagesId: string | null;
      schemes: components['schemas']['SchemeSwatches'][];
      /**
       * Format: uri-reference
       * @description Address of the native picture.
       */
      image: string;
      /**
       * Format: uri-reference
       * @description Address of the tile's picture.
       */
      thumbnail: string;
    };
    Template: {
      id: components['schemas']['Uuid'];
      title: string;
      description: string;
      keywords: string[];
      colors: components['schemas']['ColorValue'][];
      active: boolean;
      editable: boolean;
      weight: number;
      /** Format: uuid */
      informedImagesId: string | null;
      schemes: components['schemas']['SchemeSwatches'][];
      /** Format: uri-reference */
      image: string;
      /** Format: uri-reference */
      thumbnail: string;
      editorSource: components['schemas']['DesignDocument'];
    };
    /** @description Kept in lower case; no comma, since lists of keywords are joined by commas. */
    KeywordName: string & (unknown & unknown);
    Title: string;
    Description: string;
    /** @description The title for people who read Spanish; null for none, which shows them the other one. */
    SpanishTitle: string | null;
    /** @description The description for people who read Spanish; null for none, which shows them the other one. */
    SpanishDescription: string | null;
    Weight: number;
    /** @description A PNG or JPEG as a base64 data URL; 3 MiB and 24 megapixels at most. */
    PictureDataUrl: string;
    /**
     * @description An SVG as text, at most 8 MB and 5,000 elements; null for none. Refused with 422 where it holds scripts, event handlers,
     *     foreign objects, entities or references that lead out of it. What the answer carries is the cleaned text.
     */
    SvgSource: string | null;
    /** @description The design for the mail's Ride-Along image, 600 x 400 px, kept under the template's informedImages id. */
    RideAlongDesign: {
      editorSource: components['schemas']['DesignDocument'];
      sourceImage?: components['schemas']['SvgSource'];
      image: components['schemas']['PngDataUrl'];
    };
    NewTemplate: {
      title: components['schemas']['Title'];
      description: components['schemas']['Description'];
      keywords?: components['schemas']['KeywordName'][];
      spanishTitle?: components['schemas']['SpanishTitle'];
      spanishDescription?: components['schemas']['SpanishDescription'];
      /** @description Keywords in Spanish, beside the Spanish names that keywords have. */
      spanishKeywords?: components['schemas']['KeywordName'][];
      /** @description Left out, those of the design's first scheme. */
      colors?: components['schemas']['ColorValue'][];
      /** @description Left out, true. */
      active?: boolean;
      /** @description Left out, true. */
      editable?: boolean;
      weight?: components['schemas']['Weight'];
      /** Format: uuid */
      informedImages?: string | null;
      image: components['schemas']['PictureDataUrl'];
      sourceImage?: components['schemas']['SvgSource'];
      editorSource: components['schemas']['DesignDocument'];
      rideAlong?: components['schemas']['RideAlongDesign'];
    };
    TemplateChanges: {
      title?: components['schemas']['Title'];
      description?: components['schemas']['Description'];
      keywords?: components['schemas']['KeywordName'][];
      spanishTitle?: components['schemas']['SpanishTitle'];
      spanishDescription?: components['schemas']['SpanishDescription'];
      /** @description Keywords in Spanish, beside the Spanish names that keywords have. */
      spanishKeywords?: components['schemas']['KeywordName'][];
      /** @description Left out with another design, those of its first scheme. */
      colors?: components['schemas']['ColorValue'][];
      active?: boolean;
      editable?: boolean;
      weight?: components['schemas']['Weight'];
      /** Format: uuid */
      informedImages?: string | null;
      image?: components['schemas']['PictureDataUrl'];
      sourceImage?: components['schemas']['SvgSource'];
      editorSource?: components['schemas']['DesignDocument'];
      rideAlong?: components['schemas']['RideAlongDesign'];
    };
    AdminTemplate: {
      id: components['schemas']['Uuid'];
      title: string;
      description: string;
      keywords: string[];
      spanishTitle: string | null;
      spanishDescription: string | null;
      spanishKeywords: string[];
      colors: components['schemas']['ColorValue'][];
      active: boolean;
      editable: boolean;
      weight: number;
      /** Format: uuid */
      informedImagesId: string | null;
      schemes: components['schemas']['SchemeSwatches'][];
      /** Format: uri-reference */
      image: string;
      /** Format: uri-reference */
      thumbnail: string;
      editorSource: components['schemas']['DesignDocument'];
      /** @description The cleaned SVG. */
      sourceImage: string | null;
      rideAlong: components['schemas']['KeptRideAlong'] | null;
      /** @description How often coupons were made from it. */
      popularity: number;
      createdAt: components['schemas']['DateTime'];
      updatedAt: components['schemas']['DateTime'];
    };
    KeptRideAlong: {
      editorSource: components['schemas']['DesignDocument'];
      sourceImage: string | null;
      /** Format: uri-reference */
      image: string;
    };
    InformedImages: {
      id: components['schemas']['Uuid'];
      schemes: components['schemas']['SchemeSwatches'][];
      editorSource: components['schemas']['DesignDocument'];
    };
    RideAlongDrawing: {
      /** @description The same as in the address. */
      id?: components['schemas']['Uuid'];
      /** @description A coupon of the caller's own; the zip and the files in it are named after it. */
      couponId?: components['schemas']['Uuid'];
      image: components['schemas']['PngDataUrl'];
      /** @description The design as drawn; null or left out where the image was uploaded. */
      editorSource?: components['schemas']['DesignDocument'] | null;
    };
    PostalKitOrder: {
      /** @description A photograph or a proof of the printed piece; null takes the artwork. */
      mailPiece: components['schemas']['PictureDataUrl'] | null;
    };
    RideAlongArchive: {
      dataUri: string;
      filename: string;
      /** @constant */
      contentType: 'application/zip';
    };
    MissedSearch: {
      /** @description Lower case, single blanks. */
      term: string;
      times: number;
      /**
       * Format: date
       * @description A day of UTC.
       */
      lastOn: string;
    };
    SynonymMeanings: {
      /** @description What the word stands for, the nearest first; a keyword, or words of titles and designs. */
      meanings: components['schemas']['KeywordName'][];
    };
    Synonym: {
      /** @description Lower case, single blanks. */
      word: string;
      meanings: string[];
    };
    NewKeyword: {
      name: components['schemas']['KeywordName'];
      description: components['schemas']['Description'];
      /** @description The name in Spanish, in lower case, no comma. Left out, the stored one stays; null takes it away. */
      spanishName?: ((string & (unknown & unknown)) | null) & (unknown & unknown);
      spanishDescription?: components['schemas']['SpanishDescription'];
      /** @description Left out, true. */
      active?: boolean;
      /** @description Shown as a search suggestion. Left out, false. */
      popular?: boolean;
      weight?: components['schemas']['Weight'];
      /** @description A PNG or JPEG as a base64 data URL; 512,000 bytes and 24 megapixels at most. */
      thumbnail?: string | null;
      /**
       * @description Templates that get the keyword as well, all or none; those that have it stay as they are. Left out, none.
       *     It takes no template away.
       */
      templateIds?: components['schemas']['Uuid'][];
    };
    Keyword: {
      name: string;
      description: string;
      spanishName: string | null;
      spanishDescription: string | null;
      active: boolean;
      popular: boolean;
      weight: number;
      /** @description Active templates with this keyword and a Ride-Along image. */
      total: number;
      /** @description Active templates with this keyword. */
      templates: number;
      /** Format: uri-reference */
      thumbnail: string | null;
      createdAt: components['schemas']['DateTime'];
      updatedAt: components['schemas']['DateTime'];
    };
    PopularKeyword: {
      name: string;
      description: string;
      /** @description Active templates with this keyword and a Ride-Along image. */
      total: number;
      /** @description Active templates with this keyword. */
      templates: number;
      /** Format: uri-reference */
      thumbnail: string | null;
    };
    /** @enum {string} */
    BarcodeType: 'NONE' | 'QR' | 'PDF417' | 'AZTEC' | 'CODE128';
    /** @enum {string} */
    PrintedBarcodeType: 'QR' | 'PDF417' | 'AZTEC' | 'CODE128';
    /** @enum {string} */
    LogoFont:
      | 'Helvetica Neue'
      | 'Domine-Bold'
      | 'Quicksand-Bold'
      | 'Caveat-Bold'
      | 'MontserratAlternates-SemiBold';
    /** @description A PNG as a base64 data URL; 3 MiB decoded at most, of the exact size its place asks for. */
    PngDataUrl: string;
    /** @description An image by its content, `sha256:` and 64 hexadecimal digits. */
    ImageName: string;
    OptionalImageName: string | null;
    /** @description A PNG as a base64 data URL, 3 MiB decoded at most, of the exact size its place asks for; or the name of one that a coupon or the brand of the caller's has. */
    RenderedImage: string;
    OptionalRenderedImage: string | null;
    /** @description An image as it was uploaded, kept to be cropped again. */
    OriginalImage: {
      /** @description The file's name. */
      name: string;
      /** @description A PNG, JPEG or GIF by content as a base64 data URL, 512,000 bytes decoded and 24 megapixels at most; or the name of one that a coupon or the brand of the caller's has. */
      data: string;
    };
    Originals: {
      appleLogo?: components['schemas']['OriginalImage'];
      appleStrip?: components['schemas']['OriginalImage'];
      googleLogo?: components['schemas']['OriginalImage'];
      googleStrip?: components['schemas']['OriginalImage'];
      rideAlong?: components['schemas']['OriginalImage'];
    };
    StoredOriginal: {
      name: string;
      /** @enum {string} */
      type: 'image/png' | 'image/jpeg';
      /** @description Bytes. */
      size: number;
      data: components['schemas']['ImageName'];
    };
    StoredOriginals: {
      appleLogo?: components['schemas']['StoredOriginal'];
      appleStrip?: components['schemas']['StoredOriginal'];
      googleLogo?: components['schemas']['StoredOriginal'];
      googleStrip?: components['schemas']['StoredOriginal'];
      rideAlong?: components['schemas']['StoredOriginal'];
    };
    StoredImages: {
      stripImage: components['schemas']['ImageName'];
      logoImage: components['schemas']['ImageName'];
    };
    /** @description What was cut out of an original, in its pixels; it may reach beyond the picture. */
    Crop: {
      x: number;
      y: number;
      width: number;
      height: number;
      /** @description `#RRGGBB` behind the picture, or `transparent` for a logo on the color of its card; white where it is left out. */
      ground?: string;
    };
    Crops: {
      appleLogo?: components['schemas']['Crop'];
      appleStrip?: components['schemas']['Crop'];
      googleLogo?: components['schemas']['Crop'];
      googleStrip?: components['schemas']['Crop'];
      rideAlong?: components['schemas']['Crop'];
    };
    /** @description The owner's own name for a coupon. */
    ProjectName: string;
    /** @description The owner's private note on a coupon; recipients never see it. */
    ProjectNote: string;
    /** @description ISO date-time at start of day, UTC, with milliseconds, or empty. */
    StartOfDay: string;
    /** @description `XXX-XXX-XXXX` or empty. */
    Phone: string;
    /** @description An http or https address, or empty. */
    Website: string;
    CouponData: {
      backgroundColor: components['schemas']['Hex'];
      foregroundColor: components['schemas']['Hex'];
      /** @description There when the logo was made from text. */
      logo?: {
        backgroundColor: components['schemas']['Hex'];
        font: components['schemas']['LogoFont'];
        /** @description Two characters at most as people count them. */
        text: string;
        textColor: components['schemas']['Hex'];
      };
      /** @description There when a color scheme was chosen. */
      strip?: {
        scheme: string;
      };
    };
    RenderedImages: {
      stripImage: components['schemas']['RenderedImage'];
      logoImage: components['schemas']['RenderedImage'];
    };
    /**
     * @description The part of the coupon form that no other field of the payload has; an edit needs it. A field of the payload may
     *     stand here a second time with the same value; a different value is refused.
     */
    PayloadForm: {
      /** @constant */
      version: 1;
      backgroundColor?: components['schemas']['Hex'];
      foregroundColor?: components['schemas']['Hex'];
      labelColor: components['schemas']['Hex'] | null;
      barcodeType?: components['schemas']['BarcodeType'];
      scheme?: string;
      description?: string;
      merchantName?: string;
      termsConditions?: string;
      barcodeValue?: string;
      barcodeInitialValue: string;
      barcodeAltText?: string;
      promoCode: string;
      phone?: components['schemas']['Phone'];
      website?: components['schemas']['Website'];
      startDate?: components['schemas']['StartOfDay'];
      expirationDate?: components['schemas']['StartOfDay'];
      /** @description IANA zone. */
      timeZone: string;
      language?: components['schemas']['CouponLanguage'];
      haveCustomArtwork: boolean;
      /** @description Two characters at most as people count them. */
      logoText?: string | null;
      logoFont?: components['schemas']['LogoFont'];
      logoBackgroundColor?: components['schemas']['Hex'];
      logoTextColor?: components['schemas']['Hex'];
      /** @enum {unknown} */
      haveLogoImage: 'yes' | 'no' | null;
      /** @enum {unknown} */
      haveRideAlongImage: 'yes' | 'no' | null;
      /** @description Text token to words. */
      text: {
        [key: string]: string;
      };
      rideAlongScheme: string;
      /** @description Nine digits, or empty; left out, empty. Printed on the postal sheet of the archive. */
      mailerId?: string;
      /**
       * @description The way through the wizard by which the coupon was made.
       * @enum {unknown}
       */
      flow?: 'create' | 'design' | 'campaign';
      crops?: components['schemas']['Crops'];
    };
    /** @description The whole coupon form as an edit needs it, without its images. Fields of the payload come from there. */
    CouponForm: WithRequired<
      components['schemas']['PayloadForm'],
      | 'backgroundColor'
      | 'foregroundColor'
      | 'barcodeType'
      | 'scheme'
      | 'description'
      | 'merchantName'
      | 'termsConditions'
      | 'barcodeValue'
      | 'barcodeAltText'
      | 'phone'
      | 'website'
      | 'startDate'
      | 'expirationDate'
      | 'logoText'
      | 'logoFont'
      | 'logoBackgroundColor'
      | 'logoTextColor'
    >;
    /**
     * @description The submit payload. Where `form` is left out it is derived from the rest, so that the coupon can be edited and
     *     cloned like every other. A text that is left out is empty.
     */
    NewProject: {
      /** @description Ignored; the coupon gets an id of its own. */
      id?: string | null;
      /** @description Ignored; a new coupon is called by what it offers. */
      name?: string;
      barcodeType: components['schemas']['BarcodeType'];
      /** @default  */
      barcodeValue: string;
      /** @default  */
      barcodeAltText: string;
      description: string;
      merchantName: string;
      /** @default  */
      termsConditions: string;
      /**
       * @description The first day of the offer; on or before the expiration date.
       * @default
       */
      startDate: components['schemas']['StartOfDay'];
      /** @default  */
      expirationDate: components['schemas']['StartOfDay'];
      /** @default  */
      phone: components['schemas']['Phone'];
      /** @default  */
      website: components['schemas']['Website'];
      templateId?: components['schemas']['Uuid'];
      /**
       * @description The design as drawn; null where the artwork was uploaded.
       * @default null
       */
      editorSource: components['schemas']['DesignDocument'] | null;
      data: components['schemas']['CouponData'];
      apple: components['schemas']['RenderedImages'];
      google: components['schemas']['RenderedImages'];
      form?: components['schemas']['PayloadForm'];
      rideAlongImage?: components['schemas']['OptionalRenderedImage'];
      rideAlongImageEditorSource?: components['schemas']['DesignDocument'] | null;
      originals?: components['schemas']['Originals'];
      /**
       * @description What reading the drawn code back said, before this save. Left out, a new coupon has none, and an edited one
       *     keeps its own while its barcode stays the same. Nothing is refused for it.
       */
      scan?: components['schemas']['CodeScan'];
      /**
       * @description The caller's own coupon that this one was made from; it is then named after that one, "Copy of …", and
       *     unlike every other. One that is no longer there names nothing.
       */
      copyOf?: components['schemas']['Uuid'];
    };
    /**
     * @description The submit payload with the coupon's id and name. Where `form` is left out, what the payload does not speak of
     *     stays as it is. A text that is left out is empty. A name that was made from the description, and is sent as it
     *     is or left out, follows a changed description.
     */
    ProjectUpdate: {
      id?: components['schemas']['Uuid'];
      name?: components['schemas']['ProjectName'];
      barcodeType: components['schemas']['BarcodeType'];
      /** @default  */
      barcodeValue: string;
      /** @default  */
      barcodeAltText: string;
      description: string;
      merchantName: string;
      /** @default  */
      termsConditions: string;
      /**
       * @description The first day of the offer; on or before the expiration date.
       * @default
       */
      startDate: components['schemas']['StartOfDay'];
      /** @default  */
      expirationDate: components['schemas']['StartOfDay'];
      /** @default  */
      phone: components['schemas']['Phone'];
      /** @default  */
      website: components['schemas']['Website'];
      templateId?: components['schemas']['Uuid'];
      /**
       * @description The design as drawn; null where the artwork was uploaded.
       * @default null
       */
      editorSource: components['schemas']['DesignDocument'] | null;
      data: components['schemas']['CouponData'];
      apple: components['schemas']['RenderedImages'];
      google: components['schemas']['RenderedImages'];
      form?: components['schemas']['PayloadForm'];
      rideAlongImage?: components['schemas']['OptionalRenderedImage'];
      rideAlongImageEditorSource?: components['schemas']['DesignDocument'] | null;
      originals?: components['schemas']['Originals'];
      /**
       * @description What reading the drawn code back said, before this save. Left out, a new coupon has none, and an edited one
       *     keeps its own while its barcode stays the same. Nothing is refused for it.
       */
      scan?: components['schemas']['CodeScan'];
    };
    /**
     * @description The finished cards and the printed sheet were drawn at their real sizes, and their code was decoded: as drawn,
     *     blurred, turned and at half contrast. `scans`: always; `doubtful`: not always; `unread`: nowhere as drawn.
     */
    CodeScan: {
      /** @enum {string} */
      result: 'scans' | 'doubtful' | 'unread';
      /**
       * @description Why it was not always read.
       * @enum {unknown}
       */
      reason: 'altered' | 'quiet' | 'contrast' | 'dense' | null;
    };
    CreatedProject: {
      id: components['schemas']['Uuid'];
      /** Format: uuid */
      informedImagesId: string | null;
    };
    ProjectSummary: {
      id: components['schemas']['Uuid'];
      name: string;
      note: components['schemas']['ProjectNote'];
      description: string;
      createdAt: components['schemas']['DateTime'];
      active: boolean;
      householdsOnly: components['schemas']['HouseholdsOnly'];
      /** Format: uuid */
      templateId: string | null;
      /** Format: uuid */
      informedImagesId: string | null;
      /** @description How often the coupon's page was looked at. */
      views: number;
      /** @description How often its pass was taken. */
      passes: number;
      expirationDate: string;
      /** @description IANA zone in which the expiration date ends. */
      timeZone: string;
      lastDays: components['schemas']['LastDays'];
      /** @description What reading the stored coupon's code back said; null if that was not done, or there is no code. */
      scan: components['schemas']['CodeScan'] | null;
      /**
       * @description The names of the rules that found something in the stored coupon, once for each place, the gravest first;
       *     null until the services have looked at it. Rules that need a drawing or today's date are not among them.
       */
      preflight: string[] | null;
    };
    /**
     * @description The language of what Tearline writes on the coupon; left out, English. The owner's own words stay.
     * @enum {unknown}
     */
    CouponLanguage: 'en' | 'es';
    /** @description What was counted on each of the last 30 days, oldest first; days are those of UTC. */
    LastDays: {
      /**
       * Format: date
       * @description The last of the days; it is not over.
       */
      until: string;
      views: components['schemas']['DailyCounts'];
      passes: components['schemas']['DailyCounts'];
    };
    DailyCounts: number[];
    Project: {
      id: components['schemas']['Uuid'];
      name: string;
      description: string;
      createdAt: components['schemas']['DateTime'];
      updatedAt: components['schemas']['DateTime'];
      active: boolean;
      householdsOnly: components['schemas']['HouseholdsOnly'];
      /** Format: uuid */
      templateId: string | null;
      /** Format: uuid */
      informedImagesId: string | null;
      barcodeType: components['schemas']['BarcodeType'];
      barcodeValue: string;
      barcodeAltText: string;
      merchantName: string;
      termsConditions: string;
      startDate: string;
      expirationDate: string;
      phone: string;
      website: string;
      editorSource: components['schemas']['DesignDocument'] | null;
      data: components['schemas']['CouponData'];
      apple: components['schemas']['StoredImages'];
      google: components['schemas']['StoredImages'];
      rideAlongImage: components['schemas']['OptionalImageName'];
      rideAlongImageEditorSource: components['schemas']['DesignDocument'] | null;
      originals: components['schemas']['StoredOriginals'];
      form: components['schemas']['CouponForm'];
    };
    CouponImages: {
      /** Format: uri-reference */
      strip: string;
      /** Format: uri-reference */
      logo: string;
    };
    /** @description All that a coupon's face is made of, and where its images are. */
    Coupon: {
      id: components['schemas']['Uuid'];
      active: boolean;
      householdsOnly: components['schemas']['HouseholdsOnly'];
      updatedAt: components['schemas']['DateTime'];
      data: components['schemas']['CouponData'];
      merchantName: string;
      description: string;
      termsConditions: string;
      promoCode: string;
      startDate: string;
      expirationDate: string;
      timeZone: string;
      language: components['schemas']['CouponLanguage'];
      phone: string;
      website: string;
      backgroundColor: components['schemas']['Hex'];
      foregroundColor: components['schemas']['Hex'];
      labelColor: components['schemas']['Hex'] | null;
      barcodeType: components['schemas']['BarcodeType'];
      barcodeValue: string;
      barcodeAltText: string;
      /** @description The words painted into the strip, in reading order. */
      paintedWords: string[];
      apple: components['schemas']['CouponImages'];
      google: components['schemas']['CouponImages'];
      /**
       * Format: uri-reference
       * @description Address of the barcode's picture; null without a barcode.
       */
      barcode: string | null;
    };
    WalletToken: {
      jwt: string;
    };
    /** @description The codes that were made together. */
    CodeSeries: {
      id: components['schemas']['Uuid'];
      /** @description Name of the list's file; empty for codes without a list. */
      name: string;
      valueColumn: components['schemas']['ValueColumn'];
      columns: components['schemas']['KeptColumns'];
      /** @enum {string} */
      state: 'importing' | 'ready';
      expectedRows: components['schemas']['RowCount'];
      /** @description Rows stored so far. */
      rows: number;
      /** @description Rows whose barcode has a value that another row of the series has too; counted at the end. */
      equalRows: number;
      /** Format: date-time */
      createdAt: string;
    };
    NewCodeSeries: {
      id: components['schemas']['Uuid'];
      name: string;
      valueColumn: components['schemas']['ValueColumn'];
      columns: components['schemas']['KeptColumns'];
      expectedRows: components['schemas']['RowCount'];
    };
    FinishedSeries: {
      householdsOnly: components['schemas']['HouseholdsOnly'];
    };
    /**
     * @description Whether only the codes of households count. The coupon's own code and link then lead to a page and a pass that
     *     say so, and counters answer `not-this-one`. Removing the last codes ends it.
     */
    HouseholdsOnly: boolean;
    /** @description The column of the barcode's value; null where the code itself is the value. */
    ValueColumn: string | null;
    /** @description The names of the columns that are kept. */
    KeptColumns: string[];
    RowCount: number;
    CodeLinks: {
      /** @description Addresses of codes; each ends with its code of 16 characters. */
      links: string[];
      /** @description What each code has in the column that was named, empty where it has nothing there. */
      values?: string[];
    };
    /** @description Either the rows of a list, or how many codes to make without one. */
    CodeRows: {
      rows?: string[][];
      count?: number;
    };
    CodeCounts: {
      /** @description Codes that were made; a replaced one counts as one with its successor. */
      made: number;
      /**
       * Format: date
       * @description Today, in UTC.
       */
      until: string;
      days: {
        /**
         * Format: date
         * @description In UTC.
         */
        day: string;
        /** @description Null for visits without a source. */
        source: string | null;
        opened: number;
        added: number;
        /** @description Negative where more uses were undone than made on that day. */
        redeemed: number;
      }[];
    };
    SourceName: string;
    SourceNames: {
      names: components['schemas']['SourceName'][];
    };
    Sources: {
      sources: {
        name: components['schemas']['SourceName'];
        /** @description Views of the coupon's own page in the last thirty days. */
        views: number;
      }[];
    };
    FoundCodes: {
      codes: components['schemas']['HouseholdCode'][];
      /** @description Whether more codes begin like this. */
      hasMore: boolean;
    };
    /** @description A single code. */
    HouseholdCode: {
      code: string;
      /** @description The address of its page. */
      link: string;
      /** @description The barcode's value; null where the code itself is the value. */
      value: string | null;
      /** @description The kept columns of its row. */
      kept: {
        column: string;
        value: string;
      }[];
      /** @enum {string} */
      state: 'active' | 'off' | 'replaced';
      /**
       * Format: date-time
       * @description Null while it can be redeemed.
       */
      usedAt: string | null;
      /** @description Where it was used; null where that is forgotten. */
      counter: string | null;
      /**
       * Format: date-time
       * @description When it was last switched or replaced.
       */
      changedAt: string | null;
    };
    CodeSwitch: {
      /** @enum {string} */
      state: 'active' | 'off';
    };
    UseLimit: {
      most: components['schemas']['MostUses'];
      /** @description Uses of the coupon's own code that were not undone. */
      uses: number;
      householdsOnly: components['schemas']['HouseholdsOnly'];
    };
    NewUseLimit: {
      most: components['schemas']['MostUses'];
      householdsOnly?: components['schemas']['HouseholdsOnly'];
    };
    /** @description How often the coupon may be used; null for no limit. */
    MostUses: number | null;
    Counter: {
      id: components['schemas']['Uuid'];
      name: string;
      /**
       * @description A new one was not opened yet.
       * @enum {string}
       */
      state: 'new' | 'open' | 'revoked';
      pause: components['schemas']['Pause'] | null;
      /** @description Wrong PINs of the last day, by networks that have not entered the right one since. */
      wrongPins: number;
      /** Format: date-time */
      revokedAt: string | null;
      /**
       * Format: date-time
       * @description When it last redeemed.
       */
      usedAt: string | null;
      /** @description All uses that were not undone. */
      uses: number;
      /** @description The same by hour, beginning with the first hour of the caller's day. */
      hours: number[];
    };
    Pause: {
      seconds: number;
      /** @enum {string} */
      reason: 'unknown-codes' | 'wrong-pins';
    };
    NewProof: {
      coupon: components['schemas']['NewProject'];
    };
    /** @description SHA-256 of what the page shows; people see its first eight digits. */
    ProofFingerprint: string;
    /**
     * @description `waiting` without an answer to what is shown, `approved`, `changes` if somebody asked for changes of it, and
     *     `outdated` if only an earlier coupon was approved.
     * @enum {string}
     */
    ProofApproval: 'waiting' | 'approved' | 'changes' | 'outdated';
    ProofAnswer: {
      /** @description As typed; nobody checks it. */
      name: string;
      /** @enum {string} */
      verdict: 'approved' | 'changes';
      fingerprint: components['schemas']['ProofFingerprint'];
      answeredAt: components['schemas']['DateTime'];
    };
    ProofAnswerInFull: {
      /** @description As typed; nobody checks it. */
      name: string;
      /** @enum {string} */
      verdict: 'approved' | 'changes';
      /** @description At most 2,000 characters. */
      comment: string;
      fingerprint: components['schemas']['ProofFingerprint'];
      answeredAt: components['schemas']['DateTime'];
    };
    ProofSummary: {
      id: components['schemas']['Uuid'];
      endsAt: components['schemas']['DateTime'];
      fingerprint: components['schemas']['ProofFingerprint'];
      approval: components['schemas']['ProofApproval'];
      waitsFor: components['schemas']['ProofNames'];
      /** @description The last answer; null without one. */
      latest: components['schemas']['ProofAnswer'] | null;
    };
    /** @description Who is still to approve, by the names in their answers. */
    ProofNames: string[];
    Proof: {
      id: components['schemas']['Uuid'];
      /** @description The private page's absolute address; null after it has ended. */
      address: string | null;
      endsAt: components['schemas']['DateTime'];
      fingerprint: components['schemas']['ProofFingerprint'];
      approval: components['schemas']['ProofApproval'];
      waitsFor: components['schemas']['ProofNames'];
      shown: components['schemas']['ProofShown'];
      /** @description The coupon that was last approved, which may be an earlier one; null without an approval. */
      approved: components['schemas']['ProofShown'] | null;
      /** @description The newest first. */
      answers: components['schemas']['ProofAnswerInFull'][];
    };
    /**
     * @description What a proof shows, by fields, so that a change can be named. A picture is the SHA-256 of the text in which it
     *     was sent.
     */
    ProofShown: {
      [key: string]: string;
    };
    NewCounter: {
      id: components['schemas']['Uuid'];
      name: components['schemas']['CounterName'];
    };
    RenamedCounter: {
      name: components['schemas']['CounterName'];
    };
    CounterName: string;
    CounterCard: {
      id: components['schemas']['Uuid'];
      name: string;
      secret: components['schemas']['CounterSecret'];
      pin: components['schemas']['Pin'];
    };
    /** @description The end of the counter's address, `/till/{secret}`. */
    CounterSecret: string;
    Pin: string;
    Use: {
      number: number;
      /** Format: date-time */
      usedAt: string;
      /** Format: date-time */
      undoneAt: string | null;
      /** @description The counter's name. */
      counter: string;
      /** @description The coupon's name when it was used. */
      coupon: string;
      /** @description The barcode's value, or the code. */
      code: string | null;
      /** @description Whether a code that this one replaced had been used before. */
      isSecond: boolean;
    };
    TillPin: {
      secret: string;
      pin: components['schemas']['Pin'];
    };
    TillSession: {
      /** @enum {string} */
      state: 'open' | 'wrong-pin' | 'paused';
      /** @description The counter's name; null unless it is open. */
      name: string | null;
      /** @description null unless it is open. */
      token: string | null;
      pause: components['schemas']['Pause'] | null;
      /** @description Wrong PINs until the next pause. */
      triesLeft: number;
    };
    Till: {
      name: string;
      pause: components['schemas']['Pause'] | null;
    };
    ScannedText: {
      text: string;
    };
    TillAnswer: {
      /** @enum {string} */
      state:
        | 'valid'
        | 'redeemed'
        | 'undone'
        | 'used'
        | 'not-yet-valid'
        | 'expired'
        | 'switched-off'
        | 'not-this-one'
        | 'unknown'
        | 'paused';
      offer: components['schemas']['TillOffer'] | null;
      /** @description What to redeem; null where nothing was found. */
      text: string | null;
      /** @description The barcode's value, or the code; null without one. */
      code: string | null;
      /**
       * Format: date-time
       * @description When it was redeemed, used or switched off; null where that is not known.
       */
      at: string | null;
      /** @description Where it was used. */
      counter: string | null;
      undoSeconds: number;
      /**
       * @description Why a coupon's own code is used up (`limit`), why it is not this one (`needs-code`: each household has its
       *     own code), or what was switched off.
       * @enum {string|null}
       */
      reason: 'limit' | 'needs-code' | 'coupon' | 'code' | 'replaced' | null;
      pause: components['schemas']['Pause'] | null;
    };
    TillOffer: {
      description: string;
      terms: string;
      /** @description MM/DD/YYYY; empty without one. */
      startDate: string;
      /** @description MM/DD/YYYY; empty without one. */
      expirationDate: string;
      /** @description The coupon's zone, an IANA name. */
      timeZone: string;
    };
    WalletReport: {
      /**
       * Format: date-time
       * @description When the coupon was last made, changed, activated or deactivated; null where that was never noted.
       */
      changedAt: string | null;
      apple: components['schemas']['PhonesReport'];
      google: components['schemas']['OfferReport'];
    };
    /** @description The phones that hold the Apple pass, and those that held it at the last change. */
    PhonesReport: {
      signing: components['schemas']['WalletSigning'];
      /** @description Phones that have the pass now. */
      holding: number;
      /** @description Phones whose push service has taken the news. */
      told: number;
      /** @description Phones that are still to be told. */
      waiting: number;
      /** @description Phones that were given up. */
      unreached: number;
      /** @description Phones that have removed the pass since. */
      gone: number;
      lastAt: components['schemas']['OptionalMoment'];
      nextAt: components['schemas']['OptionalMoment'];
      /** @description Why phones wait or were given up, the most frequent reason first. */
      faults: {
        fault: components['schemas']['WalletFault'];
        phones: number;
      }[];
    };
    /** @description Google's object of the coupon. */
    OfferReport: {
      signing: components['schemas']['WalletSigning'];
      /**
       * @description `none` where nothing of the coupon was ever to be sent to Google.
       * @enum {string}
       */
      state: 'none' | 'waiting' | 'set' | 'failed';
      lastAt: components['schemas']['OptionalMoment'];
      nextAt: components['schemas']['OptionalMoment'];
      /** @description Why it waits or failed; null where there is no reason yet. */
      fault: components['schemas']['WalletFault'] | null;
    };
    /**
     * @description `trusted` with credentials that the wallet accepts, `trial` with those made by the server itself.
     * @enum {string}
     */
    WalletSigning: 'trusted' | 'trial';
    /**
     * @description * `no-credentials`: the server had none that the wallet accepts.
     *     * `not-allowed`: the wallet refused the server's credentials.
     *     * `refused`: the wallet refused the phone's address, or the object.
     *     * `busy`: the wallet's service could not do it at that moment.
     *     * `unreachable`: the wallet's service did not answer.
     * @enum {string}
     */
    WalletFault: 'no-credentials' | 'not-allowed' | 'refused' | 'busy' | 'unreachable';
    /** Format: date-time */
    OptionalMoment: string | null;
    /** @description `FILL1`, `STROKE2`, `TEXT1`: the name under which every scheme keeps one color. */
    Token: string;
    OptionalToken: string | null;
    TokenColors: {
      [key: string]: components['schemas']['Hex'];
    };
    Scheme: {
      name: string;
      tokens: {
        fill: components['schemas']['TokenColors'];
        stroke: components['schemas']['TokenColors'];
        text: components['schemas']['TokenColors'];
      };
    };
    Point: [number, number];
    /** @description a, b, c, d, e, f as in SVG's `matrix()`. */
    Matrix: [number, number, number, number, number, number];
    Unit: number;
    ObjectTokens: {
      fill: components['schemas']['OptionalToken'];
      stroke: components['schemas']['OptionalToken'];
      text: components['schemas']['OptionalToken'];
    };
    /** @enum {string} */
    FillRule: 'nonzero' | 'evenodd';
    PathData: string;
    Clip: {
      d: components['schemas']['PathData'];
      rule: components['schemas']['FillRule'];
    };
    Clips: components['schemas']['Clip'][];
    GradientStop: {
      offset: components['schemas']['Unit'];
      token: components['schemas']['Token'];
      opacity: components['schemas']['Unit'];
    };
    LinearGradient: {
      /** @constant */
      kind: 'linear';
      from: components['schemas']['Point'];
      to: components['schemas']['Point'];
      stops: components['schemas']['GradientStop'][];
    };
    RadialGradient: {
      /** @constant */
      kind: 'radial';
      centre: components['schemas']['Point'];
      focus: components['schemas']['Point'];
      radius: number;
      transform: components['schemas']['Matrix'];
      stops: components['schemas']['GradientStop'][];
    };
    OptionalGradient:
      components['schemas']['LinearGradient'] | components['schemas']['RadialGradient'] | null;
    PathObject: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'path';
      id: string;
      tokens: components['schemas']['ObjectTokens'];
      opacity: components['schemas']['Unit'];
      clips: components['schemas']['Clips'];
      d: components['schemas']['PathData'];
      fillRule: components['schemas']['FillRule'];
      fillOpacity: components['schemas']['Unit'];
      fillGradient: components['schemas']['OptionalGradient'];
      strokeOpacity: components['schemas']['Unit'];
      strokeGradient: components['schemas']['OptionalGradient'];
      strokeWidth: number;
      strokeTransform: components['schemas']['Matrix'];
      /** @enum {string} */
      lineCap: 'butt' | 'round' | 'square';
      /** @enum {string} */
      lineJoin: 'miter' | 'round' | 'bevel';
      miterLimit: number;
      dash: number[];
      dashOffset: number;
    };
    TextObject: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'text';
      id: string;
      tokens: components['schemas']['ObjectTokens'];
      opacity: components['schemas']['Unit'];
      clips: components['schemas']['Clips'];
      text: string;
      /** @description What its field is called in the wizard. Where it is empty, "Headline 1" and "Headline 2" stand in for the first two texts, "Text 3" and so on for others. */
      label: string;
      fontFamily: string;
      fontWeight: number;
      italic: boolean;
      fontSize: number;
      letterSpacing: number;
      /** @enum {string} */
      align: 'left' | 'center' | 'right';
      x: number;
      baseline: number;
      box: {
        x: number;
        y: number;
        width: number;
        height: number;
      };
      transform: components['schemas']['Matrix'];
    };
    ImageObject: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'image';
      id: string;
      tokens: components['schemas']['ObjectTokens'];
      opacity: components['schemas']['Unit'];
      clips: components['schemas']['Clips'];
      source: string;
      width: number;
      height: number;
      transform: components['schemas']['Matrix'];
    };
    GroupObject: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'group';
      id: string;
      tokens: components['schemas']['ObjectTokens'];
      opacity: components['schemas']['Unit'];
      clips: components['schemas']['Clips'];
      /**
       * @description How its colors meet what lies beneath; normal where it is left out.
       * @enum {string}
       */
      blend?:
        | 'normal'
        | 'multiply'
        | 'screen'
        | 'overlay'
        | 'darken'
        | 'lighten'
        | 'color-dodge'
        | 'color-burn'
        | 'hard-light'
        | 'soft-light'
        | 'difference'
        | 'exclusion'
        | 'hue'
        | 'saturation'
        | 'color'
        | 'luminosity';
      objects: components['schemas']['DesignObject'][];
    };
    /**
     * @description What only a browser can draw, such as masks and filters: an SVG of the document's size whose colors are
     *     tokens, written as `var(--fill-FILL1)`. The services refuse a source that holds what a design may not hold.
     */
    RasterObject: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'raster';
      id: string;
      tokens: components['schemas']['ObjectTokens'];
      opacity: components['schemas']['Unit'];
      clips: components['schemas']['Clips'];
      source: string;
      fonts: components['schemas']['RasterFont'][];
    };
    RasterFont: {
      family: string;
      weight: number;
      italic: boolean;
    };
    DesignObject:
      | components['schemas']['PathObject']
      | components['schemas']['TextObject']
      | components['schemas']['ImageObject']
      | components['schemas']['GroupObject']
      | components['schemas']['RasterObject'];
    /** @description The design document of the renderer. Version 2 has rasters and blends; version 1 is read as it stands. */
    DesignDocument: {
      /** @enum {integer} */
      version: 1 | 2;
      /** @enum {string} */
      type: 'strip' | 'logo';
      schemes: [components['schemas']['Scheme'], ...components['schemas']['Scheme'][]];
      data: {
        width: number;
        height: number;
        objects: components['schemas']['DesignObject'][];
      };
    };
  };
  responses: {
    /** @description What the caller holds is current. */
    NotModified: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The request does not follow the contract; `errors` says where. */
    InvalidRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/invalid-request",
         *       "title": "The request is not valid.",
         *       "status": 400,
         *       "errors": [
         *         {
         *           "pointer": "/merchantName",
         *           "detail": "Required"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description No valid access token. */
    Unauthorized: {
      headers: {
        'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/unauthorized",
         *       "title": "Sign in to go on.",
         *       "status": 401
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The token is not the one inside this pass, or there is no such pass. */
    NoHolder: {
      headers: {
        'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/unauthorized",
         *       "title": "Sign in to go on.",
         *       "status": 401
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The account may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/forbidden",
         *       "title": "This is for administrators only.",
         *       "status": 403
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing, or it is somebody else's. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/not-found",
         *       "title": "This was not found.",
         *       "status": 404
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The same request is still being worked on. */
    Conflict: {
      headers: {
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/request-in-progress",
         *       "title": "The same request is still being worked on.",
         *       "status": 409
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The coupon, template or brand has changed since it was read. */
    StaleEdit: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/stale-edit",
         *       "title": "This was changed elsewhere since you opened it. Open it again to see the change.",
         *       "status": 412
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The coupon is no longer active. */
    Gone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/coupon-inactive",
         *       "title": "This coupon is no longer active.",
         *       "status": 410
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The coupon that this Idempotency-Key made has been removed since. */
    RemovedSince: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/coupon-removed",
         *       "title": "This coupon was saved, and removed afterwards. Make a new one to go on.",
         *       "status": 410
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is larger than this call takes. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/body-too-large",
         *       "title": "The request is too large.",
         *       "status": 413
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not of a type this call takes. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/unsupported-media-type",
         *       "title": "The request has the wrong content type.",
         *       "status": 415
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request is well formed, but a rule of the product refuses it; `errors` says which field. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/barcode-refused",
         *       "title": "The barcode cannot hold this value.",
         *       "status": 422,
         *       "errors": [
         *         {
         *           "pointer": "/barcodeValue",
         *           "detail": "Code 128 takes letters, digits and signs of plain ASCII only."
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description This account or this address called too often; Retry-After says when it may call again. */
    TooManyRequests: {
      headers: {
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/too-many-requests",
         *       "title": "These were too many requests. Please wait a minute, then try again.",
         *       "status": 429
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It is gone. */
    Removed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description There is one of that name already. */
    NameTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/keyword-exists",
         *       "title": "There is a keyword of that name already.",
         *       "status": 409
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A fault on our side. It is logged under the answer's request id. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/internal",
         *       "title": "Something went wrong on our side. Please try again.",
         *       "status": 500
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The services are starting, stopping or too busy. */
    Unavailable: {
      headers: {
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/problems/unavailable",
         *       "title": "The services are not available at the moment. Please try again.",
         *       "status": 503
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    Id: components['schemas']['Uuid'];
    Series: components['schemas']['Uuid'];
    /**
     * @description The source that each link names in `?s=`, so that its visits count there; none by default. Only sources that
     *     the owner named are counted.
     */
    LinkSource: components['schemas']['SourceName'];
    /** @description The rows of the list that are before the first one of the answer. */
    FirstRow: number;
    /** @description A household's code; case, O for 0, and I and L for 1 do not matter. */
    HouseholdCode: string;
    Proof: components['schemas']['Uuid'];
    Counter: components['schemas']['Uuid'];
    /** @description Only uses at this counter. */
    CounterOfUses: components['schemas']['Uuid'];
    /** @description The earliest moment. */
    From: components['schemas']['DateTime'];
    /** @description The moment after the last one. */
    Until: components['schemas']['DateTime'];
    /** @description The phone's identifier for this product, as the phone made it. */
    DeviceId: string;
    /** @description The pass type identifier of the passes. */
    PassType: string;
    /** @description The coupon's id. */
    SerialNumber: components['schemas']['Uuid'];
    KeywordName: components['schemas']['KeywordName'];
    /** @description A random UUID that names this one intent; kept for at least 24 hours. */
    IdempotencyKey: components['schemas']['Uuid'];
    /**
     * @description The ETag of the coupon, template or brand as it was read; the update is refused where it has changed since.
     * @example "5f2b8c1d9e0a4b7c"
     */
    IfMatch: string;
    AttributeId: components['schemas']['AttributeId'];
    /** @description From 0. */
    Page: number;
    Platform: 'apple' | 'google';
    BarcodeFormat: 'svg' | 'png';
    /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
    Version: string;
  };
  requestBodies: {
    /** @description May be left out; the address says it all. What is said must agree with it. */
    Activation: {
      content: {
        'application/json': {
          id?: components['schemas']['Uuid'];
          active?: boolean;
        } | null;
      };
    };
  };
  headers: {
    /** @description All items that match, on every page together. */
    'X-Total-Count': number;
    /** @description The page answered. */
    'X-Page': number;
    /** @description The size of a page. */
    'X-Page-Size': number;
    /** @description `some` where nothing has all words of the search, so that the list has what fits best. */
    'X-Words-Found': 'all' | 'some';
    /** @description The version of what is answered. */
    ETag: string;
    /** @description Who may keep the answer, and how long. */
    CacheControl: string;
    /** @description How to authenticate. */
    'WWW-Authenticate': string;
    /** @description Seconds after which to try again. */
    'Retry-After': number;
  };
  pathItems: never;
}
export type PassRegistration = components['schemas']['PassRegistration'];
export type PassUpdates = components['schemas']['PassUpdates'];
export type GoogleMessage = components['schemas']['GoogleMessage'];
export type PassFaults = components['schemas']['PassFaults'];
export type Uuid = components['schemas']['Uuid'];
export type Binary = components['schemas']['Binary'];
export type Hex = components['schemas']['Hex'];
export type ColorValue = components['schemas']['ColorValue'];
export type DateTime = components['schemas']['DateTime'];
export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];
export type Account = components['schemas']['Account'];
export type AttributeId = components['schemas']['AttributeId'];
export type Attribute = components['schemas']['Attribute'];
export type AttributeToSave = components['schemas']['AttributeToSave'];
export type NewBrand = components['schemas']['NewBrand'];
export type NewBrandLogo = components['schemas']['NewBrandLogo'];
export type Brand = components['schemas']['Brand'];
export type BrandLogo = components['schemas']['BrandLogo'];
export type Color = components['schemas']['Color'];
export type SchemeSwatches = components['schemas']['SchemeSwatches'];
export type TemplateSummary = components['schemas']['TemplateSummary'];
export type Template = components['schemas']['Template'];
export type KeywordName = components['schemas']['KeywordName'];
export type Title = components['schemas']['Title'];
export type Description = components['schemas']['Description'];
export type SpanishTitle = components['schemas']['SpanishTitle'];
export type SpanishDescription = components['schemas']['SpanishDescription'];
export type Weight = components['schemas']['Weight'];
export type PictureDataUrl = components['schemas']['PictureDataUrl'];
export type SvgSource = components['schemas']['SvgSource'];
export type RideAlongDesign = components['schemas']['RideAlongDesign'];
export type NewTemplate = components['schemas']['NewTemplate'];
export type TemplateChanges = components['schemas']['TemplateChanges'];
export type AdminTemplate = components['schemas']['AdminTemplate'];
export type KeptRideAlong = components['schemas']['KeptRideAlong'];
export type InformedImages = components['schemas']['InformedImages'];
export type RideAlongDrawing = components['schemas']['RideAlongDrawing'];
export type PostalKitOrder = components['schemas']['PostalKitOrder'];
export type RideAlongArchive = components['schemas']['RideAlongArchive'];
export type MissedSearch = components['schemas']['MissedSearch'];
export type SynonymMeanings = components['schemas']['SynonymMeanings'];
export type Synonym = components['schemas']['Synonym'];
export type NewKeyword = components['schemas']['NewKeyword'];
export type Keyword = components['schemas']['Keyword'];
export type PopularKeyword = components['schemas']['PopularKeyword'];
export type BarcodeType = components['schemas']['BarcodeType'];
export type PrintedBarcodeType = components['schemas']['PrintedBarcodeType'];
export type LogoFont = components['schemas']['LogoFont'];
export type PngDataUrl = components['schemas']['PngDataUrl'];
export type ImageName = components['schemas']['ImageName'];
export type OptionalImageName = components['schemas']['OptionalImageName'];
export type RenderedImage = components['schemas']['RenderedImage'];
export type OptionalRenderedImage = components['schemas']['OptionalRenderedImage'];
export type OriginalImage = components['schemas']['OriginalImage'];
export type Originals = components['schemas']['Originals'];
export type StoredOriginal = components['schemas']['StoredOriginal'];
export type StoredOriginals = components['schemas']['StoredOriginals'];
export type StoredImages = components['schemas']['StoredImages'];
export type Crop = components['schemas']['Crop'];
export type Crops = components['schemas']['Crops'];
export type ProjectName = components['schemas']['ProjectName'];
export type ProjectNote = components['schemas']['ProjectNote'];
export type StartOfDay = components['schemas']['StartOfDay'];
export type Phone = components['schemas']['Phone'];
export type Website = components['schemas']['Website'];
export type CouponData = components['schemas']['CouponData'];
export type RenderedImages = components['schemas']['RenderedImages'];
export type PayloadForm = components['schemas']['PayloadForm'];
export type CouponForm = components['schemas']['CouponForm'];
export type NewProject = components['schemas']['NewProject'];
export type ProjectUpdate = components['schemas']['ProjectUpdate'];
export type CodeScan = components['schemas']['CodeScan'];
export type CreatedProject = components['schemas']['CreatedProject'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type CouponLanguage = components['schemas']['CouponLanguage'];
export type LastDays = components['schemas']['LastDays'];
export type DailyCounts = components['schemas']['DailyCounts'];
export type Project = components['schemas']['Project'];
export type CouponImages = components['schemas']['CouponImages'];
export type Coupon = components['schemas']['Coupon'];
export type WalletToken = components['schemas']['WalletToken'];
export type CodeSeries = components['schemas']['CodeSeries'];
export type NewCodeSeries = components['schemas']['NewCodeSeries'];
export type FinishedSeries = components['schemas']['FinishedSeries'];
export type HouseholdsOnly = components['schemas']['HouseholdsOnly'];
export type ValueColumn = components['schemas']['ValueColumn'];
export type KeptColumns = components['schemas']['KeptColumns'];
export type RowCount = components['schemas']['RowCount'];
export type CodeLinks = components['schemas']['CodeLinks'];
export type CodeRows = components['schemas']['CodeRows'];
export type CodeCounts = components['schemas']['CodeCounts'];
export type SourceName = components['schemas']['SourceName'];
export type SourceNames = components['schemas']['SourceNames'];
export type Sources = components['schemas']['Sources'];
export type FoundCodes = components['schemas']['FoundCodes'];
export type HouseholdCode = components['schemas']['HouseholdCode'];
export type CodeSwitch = components['schemas']['CodeSwitch'];
export type UseLimit = components['schemas']['UseLimit'];
export type NewUseLimit = components['schemas']['NewUseLimit'];
export type MostUses = components['schemas']['MostUses'];
export type Counter = components['schemas']['Counter'];
export type Pause = components['schemas']['Pause'];
export type NewProof = components['schemas']['NewProof'];
export type ProofFingerprint = components['schemas']['ProofFingerprint'];
export type ProofApproval = components['schemas']['ProofApproval'];
export type ProofAnswer = components['schemas']['ProofAnswer'];
export type ProofAnswerInFull = components['schemas']['ProofAnswerInFull'];
export type ProofSummary = components['schemas']['ProofSummary'];
export type ProofNames = components['schemas']['ProofNames'];
export type Proof = components['schemas']['Proof'];
export type ProofShown = components['schemas']['ProofShown'];
export type NewCounter = components['schemas']['NewCounter'];
export type RenamedCounter = components['schemas']['RenamedCounter'];
export type CounterName = components['schemas']['CounterName'];
export type CounterCard = components['schemas']['CounterCard'];
export type CounterSecret = components['schemas']['CounterSecret'];
export type Pin = components['schemas']['Pin'];
export type Use = components['schemas']['Use'];
export type TillPin = components['schemas']['TillPin'];
export type TillSession = components['schemas']['TillSession'];
export type Till = components['schemas']['Till'];
export type ScannedText = components['schemas']['ScannedText'];
export type TillAnswer = components['schemas']['TillAnswer'];
export type TillOffer = components['schemas']['TillOffer'];
export type WalletReport = components['schemas']['WalletReport'];
export type PhonesReport = components['schemas']['PhonesReport'];
export type OfferReport = components['schemas']['OfferReport'];
export type WalletSigning = components['schemas']['WalletSigning'];
export type WalletFault = components['schemas']['WalletFault'];
export type OptionalMoment = components['schemas']['OptionalMoment'];
export type Token = components['schemas']['Token'];
export type OptionalToken = components['schemas']['OptionalToken'];
export type TokenColors = components['schemas']['TokenColors'];
export type Scheme = components['schemas']['Scheme'];
export type Point = components['schemas']['Point'];
export type Matrix = components['schemas']['Matrix'];
export type Unit = components['schemas']['Unit'];
export type ObjectTokens = components['schemas']['ObjectTokens'];
export type FillRule = components['schemas']['FillRule'];
export type PathData = components['schemas']['PathData'];
export type Clip = components['schemas']['Clip'];
export type Clips = components['schemas']['Clips'];
export type GradientStop = components['schemas']['GradientStop'];
export type LinearGradient = components['schemas']['LinearGradient'];
export type RadialGradient = components['schemas']['RadialGradient'];
export type OptionalGradient = components['schemas']['OptionalGradient'];
export type PathObject = components['schemas']['PathObject'];
export type TextObject = components['schemas']['TextObject'];
export type ImageObject = components['schemas']['ImageObject'];
export type GroupObject = components['schemas']['GroupObject'];
export type RasterObject = components['schemas']['RasterObject'];
export type RasterFont = components['schemas']['RasterFont'];
export type DesignObject = components['schemas']['DesignObject'];
export type DesignDocument = components['schemas']['DesignDocument'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseInvalidRequest = components['responses']['InvalidRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNoHolder = components['responses']['NoHolder'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseStaleEdit = components['responses']['StaleEdit'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseRemovedSince = components['responses']['RemovedSince'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseRemoved = components['responses']['Removed'];
export type ResponseNameTaken = components['responses']['NameTaken'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterId = components['parameters']['Id'];
export type ParameterSeries = components['parameters']['Series'];
export type ParameterLinkSource = components['parameters']['LinkSource'];
export type ParameterFirstRow = components['parameters']['FirstRow'];
export type ParameterHouseholdCode = components['parameters']['HouseholdCode'];
export type ParameterProof = components['parameters']['Proof'];
export type ParameterCounter = components['parameters']['Counter'];
export type ParameterCounterOfUses = components['parameters']['CounterOfUses'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterUntil = components['parameters']['Until'];
export type ParameterDeviceId = components['parameters']['DeviceId'];
export type ParameterPassType = components['parameters']['PassType'];
export type ParameterSerialNumber = components['parameters']['SerialNumber'];
export type ParameterKeywordName = components['parameters']['KeywordName'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterAttributeId = components['parameters']['AttributeId'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPlatform = components['parameters']['Platform'];
export type ParameterBarcodeFormat = components['parameters']['BarcodeFormat'];
export type ParameterVersion = components['parameters']['Version'];
export type RequestBodyActivation = components['requestBodies']['Activation'];
export type HeaderXTotalCount = components['headers']['X-Total-Count'];
export type HeaderXPage = components['headers']['X-Page'];
export type HeaderXPageSize = components['headers']['X-Page-Size'];
export type HeaderXWordsFound = components['headers']['X-Words-Found'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type $defs = Record<string, never>;
export interface operations {
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3f0f6b0e-6f0b-4a53-8d9e-2f1f3c5f8a01",
           *       "email": "marketer@example.com",
           *       "name": "Mara Keeler",
           *       "roles": []
           *     }
           */
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listAttributes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All attributes, by their ids. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": "dashboard.sort",
           *         "value": "name-asc"
           *       },
           *       {
           *         "id": "theme",
           *         "value": "dark"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Attribute'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAttribute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AttributeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The attribute. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "theme",
           *       "value": "dark"
           *     }
           */
          'application/json': components['schemas']['Attribute'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  saveAttribute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AttributeId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "theme",
         *       "value": "dark"
         *     }
         */
        'application/json': components['schemas']['AttributeToSave'];
      };
    };
    responses: {
      /** @description The attribute as it is kept. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "theme",
           *       "value": "dark"
           *     }
           */
          'application/json': components['schemas']['Attribute'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAttribute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AttributeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is forgotten. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getBrand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The brand, or null. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            brand: components['schemas']['Brand'] | null;
          };
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  keepBrand: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The ETag of the coupon, template or brand as it was read; the update is refused where it has changed since.
         * @example "5f2b8c1d9e0a4b7c"
         */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "merchantName": "Halfmoon Bakery",
         *       "phone": "585-555-0142",
         *       "website": "https://halfmoon.example",
         *       "termsConditions": "One per visit, any Halfmoon shop.",
         *       "backgroundColor": "#3B1710",
         *       "foregroundColor": "#FFF3DF",
         *       "labelColor": "#F7C948",
         *       "haveLogoImage": "no",
         *       "logoText": "HM",
         *       "logoFont": "Domine-Bold",
         *       "logoBackgroundColor": "#F7C948",
         *       "logoTextColor": "#3B1710",
         *       "logos": {}
         *     }
         */
        'application/json': components['schemas']['NewBrand'];
      };
    };
    responses: {
      /** @description The brand as it is kept. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Brand'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      412: components['responses']['StaleEdit'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  eraseBrand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description There is no brand any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getBrandMedia: {
    parameters: {
      query?: {
        /** @description The finished logo, or the image it was cut out of; 404 where the brand has none. */
        type?: 'logo' | 'originalLogo';
        platform?: components['parameters']['Platform'];
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Binary'];
          'image/jpeg': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listColors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All colors, in the order in which they are shown. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "value": "C8321F",
           *         "description": "Red"
           *       },
           *       {
           *         "value": "F7C948",
           *         "description": "Yellow"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Color'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listTemplates: {
    parameters: {
      query?: {
        /**
         * @description What to look for in titles, keywords and their descriptions, the words painted in the design, and
         *     descriptions; synonyms count. Numbers count with their signs: "20% off", "$5". What fits better comes
         *     first, and `order` decides among what fits equally well. Near spellings are looked for where nothing has
         *     the word. Where no template fits all of it, those are found that fit what it is about: a rare word before
         *     a frequent one, a trade before an amount. Blank means all.
         * @example free rolls
         */
        q?: string;
        /**
         * @description Colors, joined by commas; a template matches when it carries one near to any of them.
         * @example [
         *       "C8321F",
         *       "F7C948"
         *     ]
         */
        colors?: components['schemas']['ColorValue'][];
        /**
         * @description Keywords, joined by commas; a template matches when it carries one of them.
         * @example [
         *       "bakery"
         *     ]
         */
        keywords?: string[];
        /** @description Left out, the newest come first. */
        order?: 'newest' | 'popular';
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page. */
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of templates. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'X-Words-Found': components['headers']['X-Words-Found'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateSummary'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listSimilarTemplates: {
    parameters: {
      query?: {
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page. */
        size?: number;
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of templates. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateSummary'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTemplate'];
      };
    };
    responses: {
      /** @description The template is saved. */
      201: {
        headers: {
          /** @description Where the template is read. */
          Location?: string;
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminTemplate'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAdminTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminTemplate'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Removed'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateTemplate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The ETag of the coupon, template or brand as it was read; the update is refused where it has changed since.
         * @example "5f2b8c1d9e0a4b7c"
         */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "Rolls of the week",
         *       "weight": 60,
         *       "active": true
         *     }
         */
        'application/json': components['schemas']['TemplateChanges'];
      };
    };
    responses: {
      /** @description The template as it is now. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminTemplate'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['StaleEdit'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  removeTemplateKeyword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        keyword: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Removed'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listPopularKeywords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Active keywords shown as search suggestions, the weightiest first. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "name": "free",
           *         "description": "Free item with a purchase",
           *         "total": 0,
           *         "templates": 2,
           *         "thumbnail": "/api/v1/media/keyword/free?v=0f1e2d3c4b5a6978"
           *       }
           *     ]
           */
          'application/json': components['schemas']['PopularKeyword'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listKeywords: {
    parameters: {
      query?: {
        /** @description Letters that the name contains. Blank means all. */
        name?: string;
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page. */
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of keywords. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Keyword'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createKeyword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "bakery",
         *       "description": "Bread, rolls and cake",
         *       "active": true,
         *       "popular": true,
         *       "weight": 10
         *     }
         */
        'application/json': components['schemas']['NewKeyword'];
      };
    };
    responses: {
      /** @description The keyword is saved. */
      201: {
        headers: {
          /** @description Where the keyword is read. */
          Location?: string;
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Keyword'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['NameTaken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getKeyword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keyword. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Keyword'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateKeyword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "bakery",
         *       "description": "Bread, rolls and cake",
         *       "active": true,
         *       "popular": true,
         *       "weight": 10
         *     }
         */
        'application/json': components['schemas']['NewKeyword'];
      };
    };
    responses: {
      /** @description The keyword as it is now. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Keyword'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['NameTaken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteKeyword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Removed'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listMissedSearches: {
    parameters: {
      query?: {
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page. */
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of searches, the most frequent first. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "term": "sourdough",
           *         "times": 38,
           *         "lastOn": "2026-11-21"
           *       }
           *     ]
           */
          'application/json': components['schemas']['MissedSearch'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  dismissMissedSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        term: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Removed'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listSynonyms: {
    parameters: {
      query?: {
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page. */
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of synonyms. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "word": "dog",
           *         "meanings": [
           *           "pet shop",
           *           "veterinarian"
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Synonym'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  saveSynonym: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word or several, or a sign ("%", "$") that stands for numbers with it. */
        word: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meanings": [
         *         "pet shop",
         *         "veterinarian"
         *       ]
         *     }
         */
        'application/json': components['schemas']['SynonymMeanings'];
      };
    };
    responses: {
      /** @description The synonym as it is now. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "word": "dog",
           *       "meanings": [
           *         "pet shop",
           *         "veterinarian"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Synonym'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteSynonym: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A word or several, or a sign ("%", "$") that stands for numbers with it. */
        word: components['schemas']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Removed'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getKeywordImage: {
    parameters: {
      query?: {
        /** @description The small picture beside a suggestion (375 x 144 px). */
        type?: 'thumbnail';
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path: {
        name: components['parameters']['KeywordName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/webp': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getInformedImages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The design. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InformedImages'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getRideAlongArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A zip with the master (600 x 400 px, PNG) and the file the post takes (300 x 200 px, JPEG, RGB, at most 200 KB). */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RideAlongArchive'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  makeRideAlongArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RideAlongDrawing'];
      };
    };
    responses: {
      /** @description A zip with the master (600 x 400 px, PNG) and the file the post takes (300 x 200 px, JPEG, RGB, at most 200 KB). */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RideAlongArchive'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getTemplateImage: {
    parameters: {
      query?: {
        /**
         * @description The native picture (1125 x 432 px), one for a tile (750 x 288 px), the Ride-Along image (600 x 400 px), or, for administrators
         *     only, the SVG it was made from, as a download.
         */
        type?: 'strip' | 'thumbnail' | 'rideAlong' | 'source';
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          /** @description For `source`, `attachment` and a file name. */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'image/webp': components['schemas']['Binary'];
          'image/png': components['schemas']['Binary'];
          'image/svg+xml': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  previewBarcode: {
    parameters: {
      query: {
        type: components['schemas']['PrintedBarcodeType'];
        /**
         * @description What the code says. At most 1,000 characters, and each symbology holds less of some kinds; a value it
         *     cannot hold answers 422 with a sentence for the form.
         * @example TEAR-LINE-2026
         */
        value: string;
        format?: components['parameters']['BarcodeFormat'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The barcode with its quiet zone, black on white. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': components['schemas']['Binary'];
          'image/png': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listProjects: {
    parameters: {
      query?: {
        /** @description Words looked for in the name. Blank means all. */
        q?: string;
        /** @description The coupon with this id alone; an empty list where the caller has no such coupon. */
        id?: components['schemas']['Uuid'];
        /** @description From 0. */
        page?: components['parameters']['Page'];
        /** @description Items on one page; the dashboard asks for 21. */
        size?: number;
        sort?: 'newest' | 'oldest' | 'name-asc' | 'name-desc' | 'active';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of coupons. */
      200: {
        headers: {
          'X-Total-Count': components['headers']['X-Total-Count'];
          'X-Page': components['headers']['X-Page'];
          'X-Page-Size': components['headers']['X-Page-Size'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectSummary'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createProject: {
    parameters: {
      query?: never;
      header?: {
        /** @description A random UUID that names this one intent; kept for at least 24 hours. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProject'];
      };
    };
    responses: {
      /** @description The coupon is saved; its link works. */
      201: {
        headers: {
          /** @description Where the project is read. */
          Location?: string;
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11",
           *       "informedImagesId": null
           *     }
           */
          'application/json': components['schemas']['CreatedProject'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      410: components['responses']['RemovedSince'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteProjects: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example [
         *       "9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11",
         *       "2d5f0b0e-8f6e-4b93-a7a1-1f6f5b0f6a02"
         *     ]
         */
        'application/json': components['schemas']['Uuid'][];
      };
    };
    responses: {
      /** @description They are removed; their links no longer work. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  switchProjects: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11",
         *         "2d5f0b0e-8f6e-4b93-a7a1-1f6f5b0f6a02"
         *       ],
         *       "active": false
         *     }
         */
        'application/json': {
          ids: components['schemas']['Uuid'][];
          active: boolean;
        };
      };
    };
    responses: {
      /** @description They are as was asked for. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Project'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateProject: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The ETag of the coupon, template or brand as it was read; the update is refused where it has changed since.
         * @example "5f2b8c1d9e0a4b7c"
         */
        'If-Match'?: components['parameters']['IfMatch'];
      };
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProjectUpdate'];
      };
    };
    responses: {
      /** @description The coupon is saved under the link it had. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11",
           *       "informedImagesId": null
           *     }
           */
          'application/json': components['schemas']['CreatedProject'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleEdit'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is removed; its link no longer works. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAnyProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The project. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Project'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  renameProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Rolls for the spring mailing"
         *     }
         */
        'application/json': {
          id?: components['schemas']['Uuid'];
          name: components['schemas']['ProjectName'];
        };
      };
    };
    responses: {
      /** @description The coupon as it is now. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectSummary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  noteProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "Ask Ana before the second printing"
         *     }
         */
        'application/json': {
          note: components['schemas']['ProjectNote'];
        };
      };
    };
    responses: {
      /** @description The coupon as it is now. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectSummary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  activateProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Activation'];
    responses: {
      /** @description The coupon as it is now. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectSummary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deactivateProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Activation'];
    responses: {
      /** @description The coupon as it is now. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProjectSummary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  cloneProject: {
    parameters: {
      query?: never;
      header?: {
        /** @description A random UUID that names this one intent; kept for at least 24 hours. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The coupon is saved; its link works. */
      201: {
        headers: {
          /** @description Where the project is read. */
          Location?: string;
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11",
           *       "informedImagesId": null
           *     }
           */
          'application/json': components['schemas']['CreatedProject'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      410: components['responses']['RemovedSince'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getProjectWallets: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whom the change has reached, and whom not. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletReport'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  resendWalletUpdates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report, in which what was queued is waiting. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletReport'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getProjectArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive, whole before its first byte is sent. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The file's name, from the coupon's (RFC 6266). */
          'Content-Disposition': string;
          [name: string]: unknown;
        };
        content: {
          'application/zip': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  makePostalKit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mailPiece": null
         *     }
         */
        'application/json': components['schemas']['PostalKitOrder'];
      };
    };
    responses: {
      /** @description The kit, whole before its first byte is sent. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The file's name, from the coupon's (RFC 6266). */
          'Content-Disposition': string;
          [name: string]: unknown;
        };
        content: {
          'application/zip': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getProjectMedia: {
    parameters: {
      query?: {
        /** @description A finished image, its preview (the strip at the size of a preview), or the image it was made from; 404 where the coupon has none. */
        type?:
          | 'strip'
          | 'logo'
          | 'rideAlong'
          | 'preview'
          | 'originalStrip'
          | 'originalLogo'
          | 'originalRideAlong';
        platform?: components['parameters']['Platform'];
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image at its native size. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Binary'];
          'image/jpeg': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listCodeSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The series, the newest first; those being removed are not listed. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSeries'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createCodeSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "6f1c2c51-92cc-4f5a-9f4c-6d5f0f2f0e11",
         *       "name": "halfmoon-winter-list.csv",
         *       "valueColumn": "code",
         *       "columns": [
         *         "household_id",
         *         "zip"
         *       ],
         *       "expectedRows": 12400
         *     }
         */
        'application/json': components['schemas']['NewCodeSeries'];
      };
    };
    responses: {
      /** @description The series. */
      201: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSeries'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteCodeSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The series is removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCodeList: {
    parameters: {
      query?: {
        /**
         * @description The source that each link names in `?s=`, so that its visits count there; none by default. Only sources that
         *     the owner named are counted.
         */
        source?: components['parameters']['LinkSource'];
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The file's name, from the coupon's (RFC 6266). */
          'Content-Disposition': string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCodePictures: {
    parameters: {
      query?: {
        /**
         * @description The source that each link names in `?s=`, so that its visits count there; none by default. Only sources that
         *     the owner named are counted.
         */
        source?: components['parameters']['LinkSource'];
        /** @description The rows of the list that are before the first one of the answer. */
        start?: components['parameters']['FirstRow'];
        /** @description The most rows. A longer series is several zips. */
        count?: number;
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The zip. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The file's name, from the coupon's (RFC 6266). */
          'Content-Disposition': string;
          [name: string]: unknown;
        };
        content: {
          'application/zip': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listCodeLinks: {
    parameters: {
      query?: {
        /**
         * @description The source that each link names in `?s=`, so that its visits count there; none by default. Only sources that
         *     the owner named are counted.
         */
        source?: components['parameters']['LinkSource'];
        /** @description The rows of the list that are before the first one of the answer. */
        start?: components['parameters']['FirstRow'];
        /** @description The most rows. */
        count?: number;
        /** @description A kept column of the series, or that of its barcodes, whose values come with the links. */
        column?: string;
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The links. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeLinks'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  addCodeRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
        /** @description The rows that are stored before these. */
        start: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rows": [
         *         [
         *           "HM-00001",
         *           "00001",
         *           "14608"
         *         ],
         *         [
         *           "HM-00002",
         *           "00002",
         *           "14608"
         *         ]
         *       ]
         *     }
         */
        'application/json': components['schemas']['CodeRows'];
      };
    };
    responses: {
      /** @description The series with the number of its rows. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSeries'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  finishCodeSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        series: components['parameters']['Series'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "householdsOnly": true
         *     }
         */
        'application/json': components['schemas']['FinishedSeries'];
      };
    };
    responses: {
      /** @description The series. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSeries'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCodeCounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counts by day and source, the latest day first. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeCounts'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getSources: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sources in the order in which they were named first. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sources'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  nameSources: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "names": [
         *         "mail",
         *         "ride-along",
         *         "print"
         *       ]
         *     }
         */
        'application/json': components['schemas']['SourceNames'];
      };
    };
    responses: {
      /** @description The sources. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sources'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  findCodes: {
    parameters: {
      query: {
        /**
         * @description A code, its link, or the beginning of a barcode's value.
         * @example HM-0441
         */
        text: string;
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 20 codes, in the order of their lists. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundCodes'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  switchCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description A household's code; case, O for 0, and I and L for 1 do not matter. */
        code: components['parameters']['HouseholdCode'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "state": "off"
         *     }
         */
        'application/json': components['schemas']['CodeSwitch'];
      };
    };
    responses: {
      /** @description The code. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HouseholdCode'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  replaceCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description A household's code; case, O for 0, and I and L for 1 do not matter. */
        code: components['parameters']['HouseholdCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new code. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HouseholdCode'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getUseLimit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The limit and the uses. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UseLimit'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  setUseLimit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "most": 200
         *     }
         */
        'application/json': components['schemas']['NewUseLimit'];
      };
    };
    responses: {
      /** @description The limit and the uses. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UseLimit'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listProofs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The proofs, the last shared first. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProofSummary'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        proof: components['parameters']['Proof'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The proof, or null. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            proof: components['schemas']['Proof'] | null;
          };
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  shareProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        proof: components['parameters']['Proof'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProof'];
      };
    };
    responses: {
      /** @description The page is open and shows the coupon. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proof'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        proof: components['parameters']['Proof'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page has ended. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listCounters: {
    parameters: {
      query: {
        /**
         * @description When the caller's day began; uses since then are counted by hour.
         * @example 2026-11-23T05:00:00.000Z
         */
        since: components['schemas']['DateTime'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counters by name; revoked ones are the last. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Counter'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createCounter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01",
         *       "name": "Mill Street 1"
         *     }
         */
        'application/json': components['schemas']['NewCounter'];
      };
    };
    responses: {
      /** @description The counter with its address and PIN. */
      201: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CounterCard'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  revokeCounter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        counter: components['parameters']['Counter'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counter is revoked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  renameCounter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        counter: components['parameters']['Counter'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Mill Street 2"
         *     }
         */
        'application/json': components['schemas']['RenamedCounter'];
      };
    };
    responses: {
      /** @description The counter has the name. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  renewCounter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        counter: components['parameters']['Counter'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counter with its address and PIN. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CounterCard'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listUses: {
    parameters: {
      query?: {
        /** @description Only uses at this counter. */
        counter?: components['parameters']['CounterOfUses'];
        /** @description The earliest moment. */
        from?: components['parameters']['From'];
        /** @description The moment after the last one. */
        until?: components['parameters']['Until'];
        /** @description The number of the last use that is known; older ones are listed. */
        before?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 50 uses. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Use'][];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getUseList: {
    parameters: {
      query: {
        /** @description Only uses at this counter. */
        counter?: components['parameters']['CounterOfUses'];
        /** @description The earliest moment. */
        from?: components['parameters']['From'];
        /** @description The moment after the last one. */
        until?: components['parameters']['Until'];
        /**
         * @description The time zone of the times, by its IANA name.
         * @example America/New_York
         */
        zone: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The file's name (RFC 6266). */
          'Content-Disposition': string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': components['schemas']['Binary'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  openTill: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "secret": "Q4W8N2X7KD5M9RHT",
         *       "pin": "482915"
         *     }
         */
        'application/json': components['schemas']['TillPin'];
      };
    };
    responses: {
      /** @description Whether the counter is open on this phone. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TillSession'];
        };
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getTill: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counter. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Till'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  checkCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "HM-04417"
         *     }
         */
        'application/json': components['schemas']['ScannedText'];
      };
    };
    responses: {
      /** @description The answer. Nothing is redeemed. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TillAnswer'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  redeemCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Names one press of the button, so that the same call a second time is no second use. */
        press: components['schemas']['Uuid'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "HM-04417"
         *     }
         */
        'application/json': components['schemas']['ScannedText'];
      };
    };
    responses: {
      /** @description What the press has done. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TillAnswer'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  undoUse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Names one press of the button, so that the same call a second time is no second use. */
        press: components['schemas']['Uuid'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The use as it is now. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TillAnswer'];
        };
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The coupon. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Coupon'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      410: components['responses']['Gone'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCouponImage: {
    parameters: {
      query?: {
        platform?: components['parameters']['Platform'];
        /** @description The native image, or one at the size of a preview. */
        type?: 'native' | 'preview';
        /** @description The native size (`3x`), two thirds or one third of it. */
        width?: '1x' | '2x' | '3x';
        /** @description The exact picture, or one of a third of the bytes for a screen. Each has an address of its own, so that a shared cache needs no `Vary`. */
        format?: 'png' | 'webp';
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description A finished image; `preview` is the strip at the size of a preview, `rideAlong` belongs to no platform. 404 where the coupon has none. */
        kind: 'strip' | 'logo' | 'rideAlong' | 'preview';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/png': components['schemas']['Binary'];
          'image/webp': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      410: components['responses']['Gone'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCouponBarcode: {
    parameters: {
      query?: {
        format?: components['parameters']['BarcodeFormat'];
        /** @description The content's version as given in the address; an address that carries it may be cached for ever. */
        v?: components['parameters']['Version'];
      };
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The barcode with its quiet zone, black on white. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': components['schemas']['Binary'];
          'image/png': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      410: components['responses']['Gone'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCouponPass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pass. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Cache-Control': components['headers']['CacheControl'];
          /** @description The pass's file name, from the coupon's description (RFC 6266). */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/vnd.apple.pkpass': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      410: components['responses']['Gone'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getCouponToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletToken'];
        };
      };
      400: components['responses']['InvalidRequest'];
      404: components['responses']['NotFound'];
      410: components['responses']['Gone'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listPassUpdates: {
    parameters: {
      query?: {
        /** @description An earlier answer's `lastUpdated`; without it, or with another text, all passes are listed. */
        passesUpdatedSince?: string;
      };
      header?: never;
      path: {
        /** @description The phone's identifier for this product, as the phone made it. */
        deviceId: components['parameters']['DeviceId'];
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What changed since. */
      200: {
        headers: {
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "serialNumbers": [
           *         "5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77"
           *       ],
           *       "lastUpdated": "1795201200000000"
           *     }
           */
          'application/json': components['schemas']['PassUpdates'];
        };
      };
      /** @description Nothing changed, or the phone is not known. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  registerPass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The phone's identifier for this product, as the phone made it. */
        deviceId: components['parameters']['DeviceId'];
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
        /** @description The coupon's id. */
        serialNumber: components['parameters']['SerialNumber'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pushToken": "7f9a0c4e1b2d3f4a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f9011121"
         *     }
         */
        'application/json': components['schemas']['PassRegistration'];
      };
    };
    responses: {
      /** @description It was registered already; its push token is noted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It is registered. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NoHolder'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  unregisterPass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The phone's identifier for this product, as the phone made it. */
        deviceId: components['parameters']['DeviceId'];
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
        /** @description The coupon's id. */
        serialNumber: components['parameters']['SerialNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is not registered any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NoHolder'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getUpdatedPass: {
    parameters: {
      query?: never;
      header?: {
        /** @description An earlier answer's `Last-Modified`. */
        'If-Modified-Since'?: string;
      };
      path: {
        /** @description The pass type identifier of the passes. */
        passType: components['parameters']['PassType'];
        /** @description The coupon's id. */
        serialNumber: components['parameters']['SerialNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pass. */
      200: {
        headers: {
          /** @description Names this version of the pass. */
          'Last-Modified': string;
          'Cache-Control': components['headers']['CacheControl'];
          [name: string]: unknown;
        };
        content: {
          'application/vnd.apple.pkpass': components['schemas']['Binary'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['InvalidRequest'];
      401: components['responses']['NoHolder'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  logPassFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "logs": [
         *         "Register task failed: the server answered 500."
         *       ]
         *     }
         */
        'application/json': components['schemas']['PassFaults'];
      };
    };
    responses: {
      /** @description It is logged, without addresses and identifiers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  noteGoogleSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "protocolVersion": "ECv2SigningOnly",
         *       "signature": "MEUCIQ==",
         *       "intermediateSigningKey": {
         *         "signedKey": "{}",
         *         "signatures": [
         *           "MEUCIQ=="
         *         ]
         *       },
         *       "signedMessage": "{}"
         *     }
         */
        'application/json': components['schemas']['GoogleMessage'];
      };
    };
    responses: {
      /** @description It is noted, or passed over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['InvalidRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
