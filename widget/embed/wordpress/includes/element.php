<?php
/**
 * What stands in the page: `<dhow-booking>` and its script, from a block or a shortcode.
 */

namespace DhowBooking;

defined( 'ABSPATH' ) || exit;

const SCRIPT = 'dhow-booking';

/** What an author may choose, and the attribute that says it. A shortcode's attributes have no capital letters and no dashes. */
const OPTIONS = array(
	'storefront' => 'storefront',
	'view'       => 'view',
	'experience' => 'experience',
	'language'   => 'language',
	'currency'   => 'currency',
	'theme'      => 'theme',
	'scheme'     => 'scheme',
	'layout'     => 'layout',
	'tokens'     => 'tokens',
	'label'      => 'label',
	'corner'     => 'corner',
	'offset'     => 'offset',
	'switches'   => 'switches',
	'return_url' => 'return-url',
);

/** It is printed only in a page that has a widget. */
function register_script() {
	if ( '' !== product() ) {
		// without a version: the address stays, and what it answers is kept for ten minutes
		wp_register_script( SCRIPT, product() . '/widget/v1.js', array(), null, true );
	}
}

function load_asynchronously( $tag, $handle ) {
	return SCRIPT === $handle ? str_replace( ' src=', ' async src=', $tag ) : $tag;
}

function render_shortcode( $given ) {
	return render( shortcode_atts( array_fill_keys( array_keys( OPTIONS ), '' ), (array) $given, 'dhow_booking' ) );
}

/**
 * The element. Everything that an author wrote is an attribute's escaped value: they need no right to write HTML.
 *
 * @param array $given Texts by the names in OPTIONS.
 */
function render( $given ) {
	if ( '' === product() ) {
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'Enter the address of the booking site in Settings → Dhow Booking.', 'dhow-booking' ) . '</p>'
			: '';
	}
	wp_enqueue_script( SCRIPT );
	$given += array( 'storefront' => '', 'experience' => '' );
	if ( '' === $given['storefront'] ) {
		$given['storefront'] = (string) get_option( STOREFRONT, '' );
	}
	$given['experience'] = slug_of( $given['experience'] );
	$attributes          = '';
	foreach ( OPTIONS as $name => $attribute ) {
		$value = isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) ? trim( (string) $given[ $name ] ) : '';
		if ( '' !== $value ) {
			$attributes .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
		}
	}
	$link = add_query_arg( 'storefront', rawurlencode( $given['storefront'] ), product() . '/' );
	return sprintf(
		'<dhow-booking%s><a href="%s">%s</a></dhow-booking>',
		$attributes,
		esc_url( $link ),
		esc_html__( 'Book on our booking site', 'dhow-booking' )
	);
}

/** Authors paste the address of an experience; its last part is what the widget asks for. */
function slug_of( $text ) {
	$path = (string) wp_parse_url( trim( (string) $text ), PHP_URL_PATH );
	return basename( $path );
}
