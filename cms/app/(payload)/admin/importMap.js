import { GeneralFindings as GeneralFindings_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { HelpWithFindings as HelpWithFindings_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { TypedField as TypedField_bd95d691ad231b09e1668ebe6f2d2a8f } from '../../../components/typed-field'
import { RowLabel as RowLabel_b0364324b740f85db793085600b2ddc0 } from '../../../components/row-label'
import { ChoiceField as ChoiceField_1a6e909e9f38892a7178f3ab1b8b691b } from '../../../components/choice-field'
import { ListDiff as ListDiff_d7098d295652dfbd3051f3c477dcd929 } from '../../../components/list-diff'
import { PictureField as PictureField_1291724aaf1ef679506052a2d236486c } from '../../../components/picture-field'
import { HoursField as HoursField_721a61cc269a4c0427dbdc55360f0fc7 } from '../../../components/hours-field'
import { PictureList as PictureList_c13904102b14ad7fdfeeffae5e273ba5 } from '../../../components/picture-list'
import { Nothing as Nothing_0a1035e0fcbaab45c91dbc8e90acb073 } from '../../../components/nothing'
import { ColourField as ColourField_8a5c3a047bd7b81580fbc65d28f66f05 } from '../../../components/colour-field'
import { History as History_f6888fac05b4ff4ea245e163fbec6880 } from '../../../components/history'
import { NoListForOwners as NoListForOwners_af160f07b5beb25bf9d96dc930cebd1b } from '../../../components/home/no-list'
import { LiveStatus as LiveStatus_dfbf1512834fc4dff7f7abf301bc1b6c } from '../../../components/live-status'
import { PublishButton as PublishButton_b038775b2abd0a285fe535a78808b05b } from '../../../components/publish-button'
import { DraftStatus as DraftStatus_ece4c8ddba9751595dade02d21b8287b } from '../../../components/undo'
import { TakeDown as TakeDown_d0a782bbda77e842c2bec438709f2ad5 } from '../../../components/take-down'
import { Invitation as Invitation_2777e8a80f53e45d3ecdec5edc5464fa } from '../../../components/invitation'
import { Head as Head_498192825db622bdb22d96ccaa3fae67 } from '../../../components/head'
import { Icon as Icon_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { Logo as Logo_3d3cc217214d9f82ce146292510ba5ea } from '../../../components/brand'
import { LoginLinkForm as LoginLinkForm_25979036ab4c64d7e2d4ca9237cdf899 } from '../../../components/login-link-form'
import { DraftProvider as DraftProvider_f5be83201db9442cb701f1b76f4846e9 } from '../../../components/findings'
import { SaverProvider as SaverProvider_b2ed59118f453ff391855e3da7400d3e } from '../../../components/use-saver'
import { LightForm as LightForm_d5081bd1a5fc30531f170e4782ae8357 } from '../../../components/light-form'
import { RoleOfPerson as RoleOfPerson_cb6e365221ab673d605bc4269a880606 } from '../../../components/role-of-person'
import { NamesOfControls as NamesOfControls_c43520c26cdc92c8c47295a77f93695e } from '../../../components/names-of-controls'
import { BulkQuestion as BulkQuestion_0acee5ad5198ab2da3a2ab3145d1bbfe } from '../../../components/bulk-question'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Start as Start_53c9daac59c785430c1623ccfd449633 } from '../../../components/home/start'
import { LinkPage as LinkPage_108f1fe3f8bf57248bb80d066045177f } from '../../../components/link-page'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/findings#GeneralFindings": GeneralFindings_f5be83201db9442cb701f1b76f4846e9,
  "/components/findings#HelpWithFindings": HelpWithFindings_f5be83201db9442cb701f1b76f4846e9,
  "/components/typed-field#TypedField": TypedField_bd95d691ad231b09e1668ebe6f2d2a8f,
  "/components/row-label#RowLabel": RowLabel_b0364324b740f85db793085600b2ddc0,
  "/components/choice-field#ChoiceField": ChoiceField_1a6e909e9f38892a7178f3ab1b8b691b,
  "/components/list-diff#ListDiff": ListDiff_d7098d295652dfbd3051f3c477dcd929,
  "/components/picture-field#PictureField": PictureField_1291724aaf1ef679506052a2d236486c,
  "/components/hours-field#HoursField": HoursField_721a61cc269a4c0427dbdc55360f0fc7,
  "/components/picture-list#PictureList": PictureList_c13904102b14ad7fdfeeffae5e273ba5,
  "/components/nothing#Nothing": Nothing_0a1035e0fcbaab45c91dbc8e90acb073,
  "/components/colour-field#ColourField": ColourField_8a5c3a047bd7b81580fbc65d28f66f05,
  "/components/history#History": History_f6888fac05b4ff4ea245e163fbec6880,
  "/components/home/no-list#NoListForOwners": NoListForOwners_af160f07b5beb25bf9d96dc930cebd1b,
  "/components/live-status#LiveStatus": LiveStatus_dfbf1512834fc4dff7f7abf301bc1b6c,
  "/components/publish-button#PublishButton": PublishButton_b038775b2abd0a285fe535a78808b05b,
  "/components/undo#DraftStatus": DraftStatus_ece4c8ddba9751595dade02d21b8287b,
  "/components/take-down#TakeDown": TakeDown_d0a782bbda77e842c2bec438709f2ad5,
  "/components/invitation#Invitation": Invitation_2777e8a80f53e45d3ecdec5edc5464fa,
  "/components/head#Head": Head_498192825db622bdb22d96ccaa3fae67,
  "/components/brand#Icon": Icon_3d3cc217214d9f82ce146292510ba5ea,
  "/components/brand#Logo": Logo_3d3cc217214d9f82ce146292510ba5ea,
  "/components/login-link-form#LoginLinkForm": LoginLinkForm_25979036ab4c64d7e2d4ca9237cdf899,
  "/components/findings#DraftProvider": DraftProvider_f5be83201db9442cb701f1b76f4846e9,
  "/components/use-saver#SaverProvider": SaverProvider_b2ed59118f453ff391855e3da7400d3e,
  "/components/light-form#LightForm": LightForm_d5081bd1a5fc30531f170e4782ae8357,
  "/components/role-of-person#RoleOfPerson": RoleOfPerson_cb6e365221ab673d605bc4269a880606,
  "/components/names-of-controls#NamesOfControls": NamesOfControls_c43520c26cdc92c8c47295a77f93695e,
  "/components/bulk-question#BulkQuestion": BulkQuestion_0acee5ad5198ab2da3a2ab3145d1bbfe,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/home/start#Start": Start_53c9daac59c785430c1623ccfd449633,
  "/components/link-page#LinkPage": LinkPage_108f1fe3f8bf57248bb80d066045177f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
